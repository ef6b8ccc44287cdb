import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COMMANDS, EVENTS, notesOf, REFUSALS } from '../src/index.ts';

describe('what docs/commands.md is generated from', () => {
  test.each(Object.entries(COMMANDS))(
    '%s has a description, a rule, and an example that its schema takes',
    (_name, schema) => {
      const { about, rule, by, example } = notesOf(schema);
      expect(about).toMatch(/^[A-Z].*\.$/s);
      expect(rule).toMatch(/^(R\d+|RP|OP|OP\.\d|PG|A\d+|JD(\.\d+)?|§6|BASE)/);
      expect(['judge', 'seat', 'anyone', 'clock']).toContain(by);
      const { as, at: _at, onBehalfOf: _for, ...fields } = example;
      expect(typeof as).toBe('string');
      expect(schema.safeParse(fields)).toMatchObject({ success: true });
    },
  );

  test.each(Object.entries({ ...COMMANDS, ...EVENTS }))('%s can be written as a JSON Schema', (_name, schema) => {
    expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ type: 'object', additionalProperties: false });
  });

  test.each(Object.entries(EVENTS))('%s says what happened', (_type, schema) => {
    expect(schema.meta()?.description).toMatch(/^[A-Z].{8,}/s);
  });

  test.each(Object.entries(REFUSALS))('%s says when it is given', (code, { rule, when }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(rule).not.toBe('');
    expect(when).toMatch(/^.{8,}[^.]$/);
  });
});
