import { networkInterfaces } from 'node:os';

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;

/** The addresses by which devices of the local network reach this machine, private ones first. */
export function lanAddresses(interfaces = networkInterfaces()): readonly string[] {
  return Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .sort((one, other) => Number(PRIVATE.test(other)) - Number(PRIVATE.test(one)));
}
