import { type Shipped, shippedPackages } from './packages.ts';

/** The text of THIRD_PARTY_NOTICES.md: who made what we deliver, and under which licence. */
export function notices(root: string): string {
  const packages = shippedPackages(root);
  const fonts = packages.filter(isFont);
  const others = packages.filter((one) => !isFont(one));
  return `${[
    '# Third-party notices',
    'Defensor itself is under the MIT licence (LICENSE). It is delivered with the work of others, named here with thanks. ' +
      'Written by `npm run notices` from the packages installed; a test keeps it current.',
    '## Fonts in the web client',
    'Alegreya, Alegreya Sans, IM Fell English and IM Fell English SC, under the SIL Open Font License 1.1.',
    list(fonts),
    '## Map data',
    'The coast of the Renaissance map, and a few of its borders, come from Natural Earth (https://www.naturalearthdata.com), ' +
      'which is in the public domain, by way of the package `world-atlas`. All other lines of the map were made for Defensor.',
    '## Packages',
    list(others),
    '## Licence texts',
    ...licenceTexts(packages),
  ].join('\n\n')}\n`;
}

const isFont = (one: Shipped) => /^@(?:fontsource|expo-google-fonts)\//.test(one.name);

function list(packages: readonly Shipped[]): string {
  return packages.map(({ name, version, licence }) => `- ${name} ${version} (${licence})`).join('\n');
}

/** Each wording once, under the names and copyright lines of all the packages that come under it. */
function licenceTexts(packages: readonly Shipped[]): string[] {
  const byWording = new Map<string, { licence: string; wording: string; holders: string[] }>();
  for (const { name, licence, text } of packages) {
    const { copyright, wording } = split(text);
    const key = wording
      .replace(/[\s"'“”‘’*]+/g, ' ')
      .toLowerCase()
      .trim();
    const group = byWording.get(key) ?? { licence, wording, holders: [] };
    const holder = `- ${name}${copyright.length > 0 ? `: ${copyright.join('; ')}` : ''}`;
    if (!group.holders.includes(holder)) group.holders.push(holder);
    byWording.set(key, group);
  }
  return [...byWording.values()]
    .sort((a, b) => (a.licence < b.licence ? -1 : a.licence > b.licence ? 1 : b.holders.length - a.holders.length))
    .map(({ licence, wording, holders }) => {
      const body =
        wording === '' ? 'The package names this licence and brings no text of it.' : `\`\`\`text\n${wording}\n\`\`\``;
      return `### ${licence}\n\n${holders.join('\n')}\n\n${body}`;
    });
}

/** The copyright lines at the top of a licence, and its wording without them and without its title. */
function split(text: string): { copyright: string[]; wording: string } {
  const lines = text.split(/\r?\n/);
  const isCopyright = (line: string) => /^\s*(copyright\b|\(c\)|©)/i.test(line) && !/\[yyyy\]/.test(line);
  const isTitle = (line: string) => /^\s*[#(]*\s*(the )?(mit|isc)( license)?( \(mit\))?\W*$/i.test(line);
  return {
    copyright: lines.filter(isCopyright).map((line) => line.trim()),
    wording: lines
      .filter((line) => !isCopyright(line) && !isTitle(line))
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}
