import type { Socket } from 'node:net';
import { ENGLISH } from '@defensor/api/english';
import { PROBLEM_TYPE, type ProblemAnswer, problem, problemIn } from '../http/problem.ts';

const UNREADABLE = problem('bad-request');
const PROBLEMS: Readonly<Record<string, ProblemAnswer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: problem('too-slow'),
  HPE_HEADER_OVERFLOW: problem('headers-too-large'),
};

/** Answers bytes that are no HTTP request, before there is a request that a route could answer; then hangs up. */
export function answerClientError(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // Nothing is known of the request, its language neither.
  const told = problemIn(PROBLEMS[error.code ?? ''] ?? UNREADABLE, ENGLISH);
  const body = JSON.stringify(told);
  const head = [
    `HTTP/1.1 ${told.status} ${told.title}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
