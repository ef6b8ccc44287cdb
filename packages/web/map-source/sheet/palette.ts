/** The inks of the sheet, by daylight and by candlelight. */
export interface Palette {
  readonly desk: string;
  /** Land with a supply centre, and without. */
  readonly land: string;
  readonly plain: string;
  readonly waste: string;
  readonly wasteLine: string;
  readonly sea: readonly [top: string, middle: string, bottom: string];
  readonly seaInk: string;
  /** From the shore outwards: the water between the engraved lines. */
  readonly shore: readonly [outer: string, middle: string, inner: string];
  readonly inland: string;
  readonly narrows: string;
  readonly ink: string;
  readonly border: string;
  readonly borderGlow: string;
  readonly band: readonly [colour: string, strength: number];
  readonly rhumb: string;
  readonly river: string;
  readonly hill: readonly [fill: string, line: string];
  readonly tree: readonly [fill: string, line: string];
  readonly caption: string;
  /** The sea's ornaments: line, body and the red of flags. */
  readonly ornament: readonly [line: string, body: string, sail: string, flag: string];
  readonly compass: string;
  /** Scale bars and rules of the frame. */
  readonly frame: string;
  readonly bars: string;
  /** How strongly the stains of the paper and the shade at its edge show. */
  readonly stain: number;
  readonly vignette: readonly [colour: string, strength: number];
}

export const PALETTES: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    desk: '#e9dec5',
    land: '#f3e8cc',
    plain: '#ecdfbf',
    waste: '#ddcda6',
    wasteLine: '#8b7347',
    sea: ['#b3c9ca', '#bfd1cb', '#bccdc2'],
    seaInk: '#3f6470',
    shore: ['#bfd0ca', '#b9ccc8', '#afc5c3'],
    inland: '#b5c9c6',
    narrows: '#b1c6c4',
    ink: '#33271b',
    border: '#6d543a',
    borderGlow: '#f8efd8',
    band: ['#b79a62', 0.28],
    rhumb: '#5d7f86',
    river: '#5d8791',
    hill: ['#eadcb9', '#5d4527'],
    tree: ['#d9cfa6', '#5f5a35'],
    caption: '#5b4a2c',
    ornament: ['#3b5a62', '#e9dfc4', '#f1e8cf', '#a9252c'],
    compass: '#c9d8d2',
    frame: '#33271b',
    bars: '#33271b',
    stain: 0.5,
    vignette: ['#5b3d16', 0.3],
  },
  dark: {
    desk: '#15110c',
    land: '#4a3f31',
    plain: '#41362a',
    waste: '#332820',
    wasteLine: '#6b5942',
    sea: ['#16272f', '#192a31', '#1b2b2d'],
    seaInk: '#4a7588',
    shore: ['#182a33', '#192d36', '#1b323c'],
    inland: '#182a33',
    narrows: '#1b323c',
    ink: '#c9b58c',
    border: '#8d754a',
    borderGlow: '#1c150e',
    band: ['#a58d5c', 0.12],
    rhumb: '#4d7280',
    river: '#3f6470',
    hill: ['#463a2c', '#a5916a'],
    tree: ['#3d3a28', '#6b6a48'],
    caption: '#b9a57c',
    ornament: ['#4d6b76', '#22343c', '#2c3d44', '#a5483c'],
    compass: '#1c343e',
    frame: '#c9b58c',
    bars: '#d8bf8f',
    stain: 0.12,
    vignette: ['#000000', 0.3],
  },
};
