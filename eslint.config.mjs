// ESLint only for what needs types, and for the bans that keep the rules pure; Biome does the rest.
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { tsProjects } from './scripts/checks/ts-projects.mjs';

const PURE = ['packages/diplomacy/src/**/*.ts', 'packages/game/src/**/*.ts'];

const clock = 'the rules know no clock: time comes in with the command.';
const dice = 'the rules throw no dice: chance comes in with the command.';
const locale = 'the rules speak no language: sort and print by code point, and leave words to packages/api.';

const LOCALE_FUNCTIONS = [
  'localeCompare',
  'toLocaleDateString',
  'toLocaleLowerCase',
  'toLocaleString',
  'toLocaleTimeString',
  'toLocaleUpperCase',
];

export default defineConfig(
  globalIgnores(['**/dist/**', '**/node_modules/**', '**/coverage/**']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.base],
    languageOptions: {
      parserOptions: {
        project: tsProjects(import.meta.dirname).map(({ path }) => path),
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 8 }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: false }],
    },
  },
  {
    // Plain JavaScript has no `as`: what JSON.parse gives stays `any` until a JSDoc type says more.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: clock },
        { name: 'Intl', message: locale },
        { name: 'globalThis', message: 'the rules reach for nothing outside their arguments.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: dice },
        ...LOCALE_FUNCTIONS.map((property) => ({ property, message: locale })),
      ],
    },
  },
);
