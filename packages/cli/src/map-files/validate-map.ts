import { write } from '../lines/stream.ts';
import { FAULTY } from '../stop.ts';
import { faultLine, readMapFile } from './read-map-file.ts';

/** Prints every fault of the map file, or what is in it where there is none. */
export async function validateMap(file: string): Promise<void> {
  const map = readMapFile(file);
  if (map.ok) {
    const { name, powers, provinces, supplyCentres } = map.variant;
    const counts = `${powers.length} powers, ${provinces.length} provinces, ${supplyCentres.length} supply centres`;
    await write(process.stdout, `${file}: no faults: ${name}, ${counts}\n`);
    return;
  }
  await write(process.stdout, map.faults.map((fault) => `${faultLine(file, fault)}\n`).join(''));
  const { length } = map.faults;
  process.stderr.write(`${length} fault${length === 1 ? '' : 's'}\n`);
  process.exitCode = FAULTY;
}
