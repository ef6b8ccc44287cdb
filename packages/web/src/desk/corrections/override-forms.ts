import { deskWords } from '../../words/desk-words.ts';

/** What a field of a correction asks for. */
export type FieldKind =
  | 'seat'
  | 'bishop'
  | 'power'
  | 'anyPower'
  | 'place'
  | 'unitAt'
  | 'finding'
  | 'turn'
  | 'lastTurn'
  | 'phase'
  | 'type'
  | 'yes'
  | 'text';

export interface OverrideField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly isOptional?: boolean;
}

/** A correction by the Judge's own power: what it asks, and the command made of the answers. */
export interface OverrideForm {
  readonly id: string;
  readonly label: string;
  readonly rule: string;
  readonly fields: readonly OverrideField[];
  /** Whether it takes the choice of keeping the reason from players. */
  readonly takesPublicly: boolean;
  /** Whether it is given a reason; it is, unless said. */
  readonly takesReason?: boolean;
  readonly command: (values: Values) => { readonly do: string } & Readonly<Record<string, unknown>>;
}

export type Values = Readonly<Record<string, string>>;

const said = deskWords.corrections;
const { fields } = said;
const isYes = (value: string | undefined) => value === 'yes';

const override = (
  id: keyof typeof said.forms,
  asked: readonly OverrideField[],
  command: OverrideForm['command'],
  { rule = 'JD.6', takesPublicly = true, takesReason = true } = {},
): OverrideForm => ({ id, label: said.forms[id], rule, fields: asked, takesPublicly, takesReason, command });

const seat: OverrideField = { name: 'seat', kind: 'seat', label: fields.seat };
const bishop: OverrideField = { name: 'seat', kind: 'bishop', label: fields.bishop };
const place: OverrideField = { name: 'at', kind: 'place', label: fields.place };

/** Everything that the Judge may set by hand, each with the reason that it asks for. */
export const OVERRIDES: readonly OverrideForm[] = [
  override(
    'addUnit',
    [
      { name: 'power', kind: 'power', label: fields.power },
      { name: 'type', kind: 'type', label: fields.type },
      place,
      { name: 'coast', kind: 'text', label: fields.coast, isOptional: true },
    ],
    ({ power, type, at = '', coast = '' }) => ({
      do: 'overrideUnits',
      add: [{ power, type, at: coast.trim() === '' ? at : `${at}/${coast.trim().toUpperCase()}` }],
    }),
  ),
  override(
    'moveUnit',
    [
      { name: 'from', kind: 'unitAt', label: fields.unit },
      place,
      { name: 'coast', kind: 'text', label: fields.coast, isOptional: true },
    ],
    ({ from, at = '', coast = '' }) => ({
      do: 'overrideUnits',
      move: [{ from, to: coast.trim() === '' ? at : `${at}/${coast.trim().toUpperCase()}` }],
    }),
  ),
  override('removeUnit', [{ name: 'from', kind: 'unitAt', label: fields.unit }], ({ from }) => ({
    do: 'overrideUnits',
    remove: [from],
  })),
  override(
    'owner',
    [
      { name: 'at', kind: 'place', label: fields.centre },
      { name: 'power', kind: 'anyPower', label: fields.owner },
    ],
    ({ at = '', power }) => ({ do: 'overrideOwners', owners: { [at]: power } }),
  ),
  override('pope', [bishop], ({ seat: pope }) => ({ do: 'overrideThrone', pope })),
  override('vacant', [], () => ({ do: 'overrideThrone', pope: 'vacant' })),
  override('antiPope', [bishop, { name: 'is', kind: 'yes', label: fields.isAntiPope }], ({ seat: of, is }) => ({
    do: 'overrideAntiPope',
    seat: of,
    antiPope: isYes(is),
  })),
  override('ban', [seat, { name: 'is', kind: 'yes', label: fields.isBanned }], ({ seat: of, is }) => ({
    do: 'overrideBan',
    seat: of,
    banned: isYes(is),
  })),
  override(
    'affiliation',
    [
      { ...bishop, name: 'bishop' },
      { name: 'power', kind: 'anyPower', label: fields.belongsTo },
    ],
    ({ bishop: of, power }) => ({ do: 'overrideAffiliation', bishop: of, power }),
  ),
  override(
    'occupier',
    [
      { name: 'at', kind: 'place', label: fields.see },
      { name: 'power', kind: 'anyPower', label: fields.lastOccupier },
    ],
    ({ at, power }) => ({ do: 'overrideAffiliation', see: at, power }),
  ),
  override(
    'finding',
    [
      { name: 'finding', kind: 'finding', label: fields.finding },
      { name: 'is', kind: 'yes', label: fields.isProven },
    ],
    ({ finding, is }) => ({ do: 'overrideFinding', finding, ruling: isYes(is) ? 'proven' : 'notProven' }),
  ),
  override('punishment', [{ name: 'finding', kind: 'finding', label: fields.finding }], ({ finding }) => ({
    do: 'overridePunishment',
    finding,
    status: 'ended',
  })),
  override('council', [{ name: 'until', kind: 'turn', label: fields.until }], ({ until }) => ({
    do: 'overrideCouncil',
    until,
  })),
  override('noCouncil', [], () => ({ do: 'overrideCouncil', until: 'now' })),
  override('emperor', [seat, { name: 'is', kind: 'yes', label: fields.isCrowned }], ({ seat: of, is }) => ({
    do: 'overrideEmperor',
    seat: of,
    crowned: isYes(is),
  })),
  override(
    'turn',
    [
      { name: 'turn', kind: 'turn', label: fields.turn },
      { name: 'phase', kind: 'phase', label: fields.phase },
    ],
    ({ turn, phase }) => ({ do: 'overrideTurn', turn, phase }),
  ),
  override(
    'participation',
    [seat, { name: 'turn', kind: 'turn', label: fields.turn }, { name: 'is', kind: 'yes', label: fields.counts }],
    ({ seat: of, turn, is }) => ({ do: 'correctParticipation', seat: of, turn, counts: isYes(is) }),
    { rule: 'PG', takesPublicly: false },
  ),
  override(
    'lastTurn',
    [{ name: 'turn', kind: 'lastTurn', label: fields.lastTurn }],
    ({ turn }) => ({ do: 'setLastTurn', lastTurn: turn }),
    {
      rule: 'A80',
      takesPublicly: false,
      takesReason: false,
    },
  ),
  override('endByDate', [], () => ({ do: 'endGame', how: { kind: 'byDate' } }), { rule: 'JD.9', takesPublicly: false }),
  override('endDraw', [], () => ({ do: 'endGame', how: { kind: 'draw' } }), { rule: 'JD.9', takesPublicly: false }),
  override('endStopped', [], () => ({ do: 'endGame', how: { kind: 'stopped' } }), {
    rule: 'JD.9',
    takesPublicly: false,
  }),
];
