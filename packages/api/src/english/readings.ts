import type { ReadingName, ReadingWords } from '../game/rule-names.ts';

const read = (asks: string, ruling: string): ReadingWords => ({ asks, ruling });

/** How the published text is read where it leaves a question, in plain English. */
export const ENGLISH_READINGS: Readonly<Record<ReadingName, ReadingWords>> = {
  A1: read(
    'Is a banned bishop silenced when he has declared but nobody has occupied his see?',
    'No: only one who belongs to no power in either way is silenced.',
  ),
  A2: read('May a banned Ruler or Lord speak to bishops of no team?', 'Yes: the ban is about other powers’ teams.'),
  A3: read(
    'May a banned player appeal to a Pope who belongs to another team?',
    'No, unless the game allows petitions.',
  ),
  A4: read(
    'Does a ban stop a letter, or make it an offence?',
    'It makes it an offence: the writer is told, confirms, and the Judge’s log has it.',
  ),
  A5: read(
    'Is it an offence to write to somebody banned, or to read his letters?',
    'No. Answering is one, for him who is banned.',
  ),
  A6: read(
    'Are public statements and papers for the Judge communication?',
    'A statement is, since other teams read it. What goes to the Judge never is.',
  ),
  A7: read(
    'May somebody else speak for a banned Ruler?',
    'Yes: his Lord commits nothing. What counts is when a letter was sent.',
  ),
  A8: read('Whose is a see after the unit has left it?', 'It stays with the last power whose unit stood there.'),
  A9: read('Does a Spring visit that never became ownership bind the bishop?', 'Yes, and he may not declare any more.'),
  A10: read('Does a retreat into a see occupy it?', 'Yes. Units that bounced off or were dislodged do not.'),
  A11: read(
    'How often and when may a bishop declare?',
    'Once a turn, at once and in public, until his see is occupied. Under a ban he may declare for the first time, not change.',
  ),
  A12: read(
    'What becomes of a dead power’s bishops?',
    'They belong to nobody and may declare anew. Its Ruler and Lords remain as exiles.',
  ),
  A13: read(
    'Does the Pope belong to a team too?',
    'Yes, by the same rules as other bishops, with Rome as his see. He loses no power by it.',
  ),
  A14: read(
    'To whom does a new Pope belong?',
    'To Rome’s last occupier. His old declaration lapses, and a deposed Pope loses Rome’s.',
  ),
  A15: read(
    'Which rooms does a power have?',
    'A Court for Ruler and Lords, where sheets are seen, and a Team that its bishops join.',
  ),
  A16: read(
    'When may teams talk to each other?',
    'In the Diplomacy Phase. Within a team, always. A letter out of time is refused, and no offence.',
  ),
  A17: read(
    'With whom may a banned bishop speak while a council sits?',
    'With everybody. Banned Rulers may not answer him.',
  ),
  A18: read('When does a ban begin?', 'When the results of that turn are resolved, before victory is tested.'),
  A19: read('Who can be banned?', 'Every player, the Pope himself too. A second ban on the same seat is only noted.'),
  A20: read(
    'What if one packet lifts and bans, or lifts and punishes?',
    'Lifting comes first. A fresh ban then begins, and a punishment under the lifted one falls.',
  ),
  A21: read(
    'What may an immobilised unit still do?',
    'It holds, and can be supported where it stands. It gives no support and carries nobody.',
  ),
  A22: read('May an immobilised unit retreat?', 'Yes.'),
  A23: read(
    'What if the Pope names the unit in the first turn only?',
    'It is free in the second, and the punishment is over.',
  ),
  A24: read('Must the two turns be Spring, then Fall?', 'No: any two that follow each other.'),
  A25: read(
    'Which unit must be named in the second turn?',
    'The same one, where it stands now. If it is gone, the punishment ends.',
  ),
  A26: read('How many units for one offence?', 'One unit, one pair of turns. Several offences may run side by side.'),
  A27: read(
    'Whose unit answers when the offender has changed sides?',
    'One of the team he belonged to when it happened. One of no team has none.',
  ),
  A28: read('Which ban must be in force, and when?', 'The one cited: at the offence and in both turns of the naming.'),
  A29: read(
    'What follows when an offence is not proven?',
    'The unit obeys its orders, only Pope and Judge know, and the same testimony is not heard again. An admission proves it.',
  ),
  A30: read(
    'What is published of a proven offence?',
    'That it was, and the unit. The testimony itself goes to Pope, Judge and accused.',
  ),
  A31: read('May a new Pope name the unit in the second turn?', 'Yes: the office names it.'),
  A32: read('May a banned Ruler sign orders?', 'Yes: a ban is on speech. Banned bishops sign decrees and vote.'),
  A33: read(
    'Which power deposes?',
    'The one whose unit is in Rome after movement and whose own counting sheet says so. A retreat into Rome serves only from the next turn.',
  ),
  A34: read(
    'Which bulls does a deposition void?',
    'All bans and punishments of the Pope who was deposed. What he lifted stays lifted.',
  ),
  A35: read(
    'What if a punishment decides whether Rome falls, and the fall voids the punishment?',
    'Rome is looked at first without the punishments of the turn. If it falls so, it has fallen; else they hold.',
  ),
  A36: read(
    'May a Pope be deposed later than the capture, or each one anew?',
    'Yes, as long as the unit stays. The line means the Pope who reigned when orders closed.',
  ),
  A37: read('Does owning Rome give the right to depose?', 'No: a unit must stand there.'),
  A38: read(
    'What becomes of a deposed Pope?',
    'He stays a bishop, votes and counts, but cannot be elected in the conclave that his end opened.',
  ),
  A39: read(
    'What becomes of the see a new Pope came from?',
    'It keeps him as its bishop in absence, and he returns to it if he is deposed.',
  ),
  A40: read(
    'A majority of whom?',
    'Of all seated bishops for councils and Anti-Popes; for a Pope, of those who may vote.',
  ),
  A41: read(
    'May a banned bishop be elected, and does the largest number suffice?',
    'He may. A majority is needed; ties elect nobody.',
  ),
  A42: read(
    'May a ballot be changed, and who sees it?',
    'The last one of the turn counts. The count is public, the single votes are not.',
  ),
  A43: read('When is the first ballot of a conclave?', 'In the Order Writing Phase of the next turn.'),
  A44: read('Does a sole Anti-Pope follow a deposed Pope without a vote?', 'Yes, at once.'),
  A45: read(
    'May there be several Anti-Popes?',
    'Yes. Then a deposition opens a conclave, in which each of them may be elected.',
  ),
  A46: read(
    'Which decrees take effect when an Anti-Pope accedes?',
    'His bans and liftings, unless he took them back; namings for turns gone by do not.',
  ),
  A47: read('Who may depose an Anti-Pope?', 'Any power in his see but the one he belonged to when elected.'),
  A48: read('What if Pope and Anti-Pope are deposed in one turn?', 'The Anti-Pope goes first, so he does not accede.'),
  A49: read(
    'What does a resignation change?',
    'The throne is vacant and a conclave sits. Bans stand, and no Anti-Pope is made Pope by it.',
  ),
  A50: read(
    'When is a resignation under duress?',
    'The Judge says. If he does not, it is void while a unit stands in Rome.',
  ),
  A51: read(
    'Is an absent Pope a vacancy?',
    'No. The Judge may fill the seat, or declare it empty: then a conclave sits.',
  ),
  A52: read(
    'How long are a council’s two turns?',
    'The turn in which it is convened and the one after, up to its last phase.',
  ),
  A53: read(
    'What if a conclave opens while a council sits?',
    'Ballots are for a Pope then. The council’s time runs on.',
  ),
  A54: read(
    'Who sees a convening decree, and how long does it live?',
    'Those it was shown to, and the Judge. It lapses when the Diplomacy Phase ends. Showing it is communication, signing it is not.',
  ),
  A55: read(
    'What does a council make lawful afterwards?',
    'What the banned bishops who signed its decree wrote to bishops in that phase.',
  ),
  A56: read(
    'What if the number of bishops changes while signatures are gathered?',
    'The majority is counted anew each time, and a smaller number can complete it.',
  ),
  A57: read('How many emperors, and by whom?', 'Any seats, any number. Any reigning Pope may take a crown away.'),
  A58: read(
    'What can bishops do who were ordained later, and may one person hold two seats?',
    'They vote and count. One seat a person, unless the game allows two.',
  ),
  A59: read(
    'Who drafts, sees and signs sheets?',
    'Everybody of the team drafts. Ruler and Lords see all, a bishop his own and what he is shown. One live signature a seat, and every edit voids the signatures.',
  ),
  A60: read(
    'What if only Lords signed, and they differ?',
    'The sheet with the most Lords, then the one completed last.',
  ),
  A61: read(
    'What of a forged signature?',
    'The Judge strikes it, and the sheets are ranked anew. A power that is out signs nothing.',
  ),
  A62: read(
    'Who rules where no Ruler sits?',
    'The senior Lord. For winning, neither the empty seat nor his may be banned.',
  ),
  A63: read(
    'When is victory tested?',
    'Every turn: after Fall on the new ownership, after Spring on the standing one.',
  ),
  A64: read('Does a draw need communion?', 'No, unless the game says so. A winner by date does.'),
  A65: read('Does a ban leave with the student?', 'No: it is on the seat.'),
  A66: read('What does a ban take from an Anti-Pope?', 'Speech, and his vote in a conclave. He keeps his title.'),
  A67: read(
    'Which units can be named, and how?',
    'Any unit of the offender’s team, by its letter and the place it stands in.',
  ),
  A68: read('Are a power’s bishops its team?', 'Yes, by declaration or occupation.'),
  A69: read('Can a power without a valid sheet depose?', 'No. Its holding unit still occupies.'),
  A70: read('What of papers handed in by hand?', 'The Judge enters them for the seat, and they are marked so.'),
  A71: read(
    'Whose speech does a council free?',
    'That of bishops of centres that were neutral at the start, and of Rome.',
  ),
  A72: read(
    'Which ban binds a bishop who declared?',
    'The one on all players, so bishops of no team are open to him. An occupied one is bound to his occupier’s team.',
  ),
  A73: read('Must a power answer for a bishop who declared unasked?', 'Yes.'),
  A74: read('Can a bull have conditions or reasons?', 'No: a bull is a line. Words before it are a public statement.'),
  A75: read('What is a letter to several?', 'Judged for each who gets it. One unlawful reader makes it one offence.'),
  A76: read(
    'What is shown of a banned player’s papers?',
    'Their formal part. Free words with them are withheld while the ban lasts.',
  ),
  A77: read(
    'What happens to rooms when a bishop changes sides?',
    'He joins the new Team without its past, and only reads what he had in the old.',
  ),
  A78: read(
    'What if a council rested on a forged signature?',
    'It ends at once. What it did stands until the Judge undoes it.',
  ),
  A79: read(
    'Who is elected after a resignation: a Pope or an Anti-Pope?',
    'A Pope: the resignation opened a conclave.',
  ),
  A80: read('Who wins when the game ends by date?', 'The power in communion with the most centres. A tie is a draw.'),
  A81: read(
    'May Rulers and Lords change sides?',
    'No. The Judge may put people in other seats; bans stay with the seats.',
  ),
};
