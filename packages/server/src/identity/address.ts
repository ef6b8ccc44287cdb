import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Desk } from './desk.ts';

/**
 * What guesses from one place are counted by, without keeping the address itself. Of IPv6 the first half counts: one
 * household, or one school, has all the rest.
 */
export function addressKey(desk: Desk, address: string): string {
  const place = placeOf(address);
  return createHmac('sha256', desk.keys.addresses).update(place).digest('base64url').slice(0, 22);
}

/** @throws nothing: what is no address counts as a place of its own */
export function placeOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
