// Who may know whom. Arrows point one way only: cli → server → web's drawings; web, server → api → game → diplomacy.

/**
 * A package may import these of ours and no others.
 *
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {...string} allowed
 */
const knowsOnly = (name, comment, from, ...allowed) => ({
  name,
  comment,
  severity: /** @type {const} */ ('error'),
  from: { path: `^packages/${from}/` },
  to: { path: `^packages/(?!(${[from, ...allowed].join('|')})/)` },
});

/**
 * @param {string} name
 * @param {string} comment
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 */
const never = (name, comment, from, to) => ({ name, comment, severity: /** @type {const} */ ('error'), from, to });

const SOURCE = '^packages/[^/]+/(src|bin)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    knowsOnly('board-knows-no-pope', 'The board game is played without the Papacy Rules too.', 'diplomacy'),
    knowsOnly('game-knows-no-server', 'A game runs in a test or a script, without any server.', 'game', 'diplomacy'),
    knowsOnly('api-knows-no-server', 'What crosses the wire belongs to both ends.', 'api', 'game', 'diplomacy'),
    knowsOnly('web-knows-the-server-over-http-only', 'Another machine runs it.', 'web', 'api', 'game', 'diplomacy'),
    never(
      'server-knows-no-browser',
      'It serves the client as files, and draws on paper what the pages draw, which needs no browser.',
      { path: '^packages/server/' },
      { path: '^packages/(?!(server|api|game|diplomacy)/)', pathNot: '^packages/web/src/on-paper\\.ts$' },
    ),
    knowsOnly('cli-knows-no-browser', 'A terminal shows no React.', 'cli', 'server', 'api', 'game', 'diplomacy'),
    never(
      'board-depends-on-nothing',
      'It runs anywhere: no package, no module of Node.js.',
      { path: '^packages/diplomacy/src/' },
      { pathNot: '^packages/(?!diplomacy/)|^packages/diplomacy/(src|maps)/' },
    ),
    never(
      'game-depends-on-zod-alone',
      'No clock, no I/O: no module of Node.js either.',
      { path: '^packages/game/src/' },
      { pathNot: '^packages/|(^|/)node_modules/zod/' },
    ),
    never(
      'seats-know-no-throne',
      'Seats and signatures stand below all that is done with them.',
      { path: '^packages/game/src/seats/' },
      { path: '^packages/game/src/(papacy|speech|turn)/' },
    ),
    never(
      'papacy-knows-no-turn',
      'The turn calls the papacy, not the other way round.',
      { path: '^packages/game/src/(papacy|speech)/' },
      { path: '^packages/game/src/turn/' },
    ),
    never(
      'packages-meet-at-the-front-door',
      'Import the package by its name: what it exports is what it promises. (Tests may share what helps them.)',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/(?!$1/)', pathNot: '^packages/[^/]+/test/', dependencyTypes: ['local'] },
    ),
    never(
      'source-knows-no-test',
      'What is delivered works without what checks it.',
      { path: SOURCE },
      { path: '^packages/[^/]+/(test|bench|prove)/' },
    ),
    never(
      'no-circles',
      'Two files that need each other are one idea, or hide a third.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    never(
      'everything-resolves',
      'An import that leads nowhere also hides what it would break.',
      {},
      { couldNotResolve: true },
    ),
    never(
      'source-declares-what-it-imports',
      'npm hoists: it works here, and not where the package is installed alone.',
      { path: SOURCE },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    never(
      'what-runs-is-a-dependency',
      'devDependencies are absent in production. (The web client is bundled: all of it is there.)',
      { path: SOURCE, pathNot: '^packages/web/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|coverage)/' },
    tsPreCompilationDeps: true,
    // Without these, imports of linked packages do not resolve, and no rule above sees them.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
