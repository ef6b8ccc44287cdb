import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { InputUnreadable } from '../stop.ts';
import { type Line, lineSplitter } from './line-splitter.ts';
import { reasonOf } from './reason.ts';

/** About as much as is handed to the output at once. */
const BATCH_CHARS = 64 * 1024;

/**
 * Answers each line of `input` with one line on `output`, in order, holding no more than a chunk of
 * either; blank lines are passed over. The output is waited for where it is slower.
 */
export async function answerLines(input: Readable, output: Writable, answer: (line: Line) => string): Promise<void> {
  for await (const lines of chunksOfLines(input)) {
    let batch = '';
    for (const line of lines) {
      batch += `${answer(line)}\n`;
      if (batch.length < BATCH_CHARS) continue;
      await write(output, batch);
      batch = '';
    }
    await write(output, batch);
  }
}

/** All lines of `input` but the blank ones. */
export async function readLines(input: Readable): Promise<Line[]> {
  const all: Line[] = [];
  for await (const lines of chunksOfLines(input)) all.push(...lines);
  return all;
}

async function* chunksOfLines(input: Readable): AsyncGenerator<Line[]> {
  const splitter = lineSplitter();
  try {
    for await (const chunk of input as AsyncIterable<Buffer>) yield splitter.push(chunk).filter(isNotBlank);
  } catch (error) {
    throw new InputUnreadable(reasonOf(error), { cause: error });
  }
  yield splitter.end().filter(isNotBlank);
}

const isNotBlank = (line: Line): boolean => line.isTooLong || line.text.trim() !== '';

/** Writes `text` and waits until `output` wants more. */
export async function write(output: Writable, text: string): Promise<void> {
  if (text !== '' && !output.write(text)) await once(output, 'drain');
}
