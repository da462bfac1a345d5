import { describe, expect, it } from 'vitest';
import { commons, read, statuses } from './notice.js';

type Case = [language: 'de' | 'fr' | 'it', text: string, expected: string[]];

const OPENED = ['BANKRUPT BANKRUPTCY_OPENED'];
const REVOKED = ['ACTIVE BANKRUPTCY_REVOKED'];
const SUSPENDED = ['BANKRUPT BANKRUPTCY_SUSPENDED'];
const CLOSED = ['BANKRUPT BANKRUPTCY_CLOSED'];
const DISSOLVED = ['IN_LIQUIDATION LIQUIDATION_OPENED'];
const CONTINUED = ['ACTIVE LIQUIDATION_REVOKED'];

const CHANGES: Case[] = [
  ['de', 'Über die Gesellschaft ist mit Entscheid des Einzelrichters am Bezirksgericht Horgen vom 12.01.2021, 10.00 Uhr, der Konkurs eröffnet worden; demnach ist die Gesellschaft aufgelöst.', OPENED],
  ['de', 'Die Gesellschaft ist durch Konkurs aufgelöst.', OPENED],
  ['de', 'Mit Verfügung vom 04.02.2022 wurde über die Gesellschaft mit Wirkung ab dem 04.02.2022, 09.00 Uhr, der Konkurs eröffnet.', OPENED],
  ['fr', "La société est dissoute par suite de faillite prononcée par jugement du Tribunal civil en date du 20.08.2023, à 08h00.", OPENED],
  ['fr', 'La société a été déclarée en état de faillite par jugement du 03.04.2019.', OPENED],
  ['fr', "Par décision du 14.11.2022, le président du tribunal d'arrondissement a prononcé la faillite de la société.", OPENED],
  ['it', 'La società è stata dichiarata in fallimento con decreto della Pretura del 05.05.2020 a far tempo dal 06.05.2020.', OPENED],
  ['it', 'La società è sciolta in seguito a fallimento pronunciato con decreto del 05.05.2020.', OPENED],
  ['de', 'Der am 12.01.2021 über die Gesellschaft eröffnete Konkurs ist mit Urteil des Obergerichts vom 20.02.2021 widerrufen worden.', REVOKED],
  ['de', 'Die Konkurseröffnung vom 12.01.2021 ist mit Beschluss des Obergerichts vom 20.02.2021 aufgehoben worden.', REVOKED],
  ['fr', 'La faillite prononcée le 20.08.2023 a été annulée par arrêt de la Cour civile du 02.09.2023.', REVOKED],
  ['fr', "Par arrêt du 02.09.2023, la Chambre civile a annulé le jugement de faillite; la révocation de la faillite est inscrite.", REVOKED],
  ['fr', 'La faillite a été révoquée par jugement du 02.09.2023.', REVOKED],
  ['it', 'Il fallimento pronunciato il 05.05.2020 è stato revocato con decreto del 30.06.2020.', REVOKED],
  ['it', 'Il fallimento è stato annullato con sentenza del 30.06.2020.', REVOKED],
  ['de', 'Das Konkursverfahren ist mit Verfügung des Konkursrichters vom 03.03.2021 mangels Aktiven eingestellt worden.', SUSPENDED],
  ['fr', "La procédure de faillite est suspendue faute d'actif par jugement du 03.03.2021.", SUSPENDED],
  ['it', 'La procedura di fallimento è stata sospesa per mancanza di attivi con decreto del 03.03.2021.', SUSPENDED],
  ['de', 'Das Konkursverfahren ist mit Verfügung vom 03.03.2021 als geschlossen erklärt worden.', CLOSED],
  ['fr', "La procédure de faillite, suspendue faute d'actifs par jugement du 19.04.2019, a été clôturée.", CLOSED],
  ['fr', 'La procédure de faillite a été clôturée par jugement du 13.08.2022.', CLOSED],
  ['it', 'La procedura di fallimento è stata chiusa con decreto del 13.08.2022.', CLOSED],
  ['de', 'Die Gesellschaft ist mit Beschluss der Generalversammlung vom 11.11.2020 aufgelöst.', DISSOLVED],
  ['de', 'Auflösung der Gesellschaft: Mit Urteil vom 02.02.2021 wurde die Gesellschaft gemäss Art. 731b OR aufgelöst und ihre Liquidation nach den Vorschriften über den Konkurs angeordnet.', DISSOLVED],
  ['fr', "La société est dissoute par décision de son assemblée générale du 11.11.2020.", DISSOLVED],
  ['fr', "Selon jugement du 02.02.2021, la société a été dissoute conformément à l'art. 731b CO et sa liquidation ordonnée selon les dispositions applicables à la faillite.", DISSOLVED],
  ['it', "La società è sciolta con decisione dell'assemblea generale del 11.11.2020.", DISSOLVED],
  ['it', 'La società è stata sciolta in applicazione dell\'art. 731b CO e la liquidazione ordinata secondo le prescrizioni applicabili al fallimento.', DISSOLVED],
  ['de', 'Der Auflösungsbeschluss vom 11.11.2020 ist mit Beschluss der Generalversammlung vom 12.12.2020 widerrufen worden.', CONTINUED],
  ['fr', "La dissolution décidée le 11.11.2020 a été révoquée par l'assemblée générale du 12.12.2020.", CONTINUED],
  ['it', "Lo scioglimento deciso il 11.11.2020 è stato revocato dall'assemblea generale del 12.12.2020.", CONTINUED],
  ['de', 'Die Gesellschaft wird auf Anordnung des Gerichts vom 01.06.2021 wieder ins Handelsregister eingetragen.', ['ACTIVE REENTERED']],
  ['fr', 'La société est réinscrite au registre du commerce sur ordre du juge.', ['ACTIVE REENTERED']],
  ['it', 'La società è reiscritta nel registro di commercio per ordine del giudice.', ['ACTIVE REENTERED']],
  // A signature that was struck by mistake brings no firm back.
  ['de', 'Die Unterschrift von Muster Hans wurde irrtümlich gelöscht.', []],
  ['fr', 'La signature de Exemple Jean a été radiée par erreur.', []],
  ['it', 'La firma di Rossi Ugo è stata cancellata per errore.', []],
  // What looks like it and is not.
  ['de', 'Statutenänderung: 01.02.2020. Die Gesellschaft ist nicht aufgelöst.', []],
  ['fr', "La procuration de Legrand Odile est radiée. Les pouvoirs de Petit Marc sont révoqués.", []],
  ['fr', "La société est dissoute par suite de faillite prononcée par jugement du 01.02.2020. Les pouvoirs de Petit Marc ont été révoqués.", OPENED],
  ['de', 'Zweck neu: Beratung bei Konkurs, Liquidation und Sanierung; die Gesellschaft kann aufgelöst werden, wenn der Konkurs eröffnet wird. Domizil neu: Lindenweg 4, 8003 Zürich.', []],
]; // prettier-ignore

describe('the status that a change (HR02) tells in its text', () => {
  it.each(CHANGES)('%s: %s', (language, text, expected) => {
    const head = { de: 'Blaufels Werkzeuge AG, in Zürich, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 2 vom 06.01.2020, Publ. 1004800000). ', fr: 'Blaufels Werkzeuge AG, à Zürich, CHE-100.000.006 (FOSC du 06.01.2020, p. 0/1004800000). ', it: 'Blaufels Werkzeuge AG, in Zürich, CHE-100.000.006, società anonima (FUSC no. 2 del 06.01.2020, Pubbl. 1004800000). ' }[language]; // prettier-ignore
    const reading = read({ language, text: head + text, content: { commonsNew: commons(), commonsActual: commons() } });
    expect(statuses(reading)).toEqual(expected);
  });
});

describe('switches and names', () => {
  const dissolved = {
    transaction: {
      update: { changements: { statusChanged: { liquidation: { dissolution: { nonExceptional: 'true' } } } } },
    },
  };

  it('takes the switch where the text tells nothing', () => {
    expect(
      statuses(read({ text: 'Blaufels Werkzeuge AG, in Zürich.', content: { ...dissolved, commonsNew: commons() } })),
    ).toEqual(DISSOLVED);
  });

  it('says it once where switch and text agree, and points at the sentence', () => {
    const text = 'Blaufels Werkzeuge AG, in Zürich. Die Gesellschaft ist mit Beschluss vom 01.02.2020 aufgelöst.';
    const reading = read({
      text,
      content: {
        ...dissolved,
        commonsNew: commons({ name: 'Blaufels Werkzeuge AG in Liquidation' }),
        commonsActual: commons(),
      },
    });
    expect(statuses(reading)).toEqual(DISSOLVED);
    const status = reading.assertions.find((each) => each.kind === 'STATUS_SET')!;
    expect(text.slice(status.span.start, status.span.end)).toContain('aufgelöst');
    expect(reading.topics).toEqual(['LIQUIDATION']);
  });

  it.each([
    'Blaufels Werkzeuge AG in Liquidation',
    'Blaufels SA, en liquidation',
    'Blaufels Sagl in liquidazione',
    'Blaufels AG in Liq.',
  ])('reads %s as a state, the name staying as printed', (name) => {
    const reading = read({
      text: `${name}, in Zürich.`,
      content: { commonsNew: commons({ name }), commonsActual: commons({ name }) },
    });
    expect(statuses(reading)).toEqual(['IN_LIQUIDATION NAME_SAYS_LIQUIDATION']);
    expect(reading.subjects[0]!.name).toBe(name);
  });

  it('reads a name that loses its suffix as the end of the liquidation', () => {
    const content = { commonsNew: commons(), commonsActual: commons({ name: 'Blaufels Werkzeuge AG in Liquidation' }) };
    expect(statuses(read({ text: 'x', content }))).toEqual(CONTINUED);
  });

  it('leaves a bankrupt firm in liquidation where the bankruptcy is revoked but the name keeps its suffix', () => {
    const content = {
      commonsNew: commons({ name: 'Blaufels Werkzeuge AG in Liquidation' }),
      commonsActual: commons({ name: 'Blaufels Werkzeuge AG in Liquidation' }),
    };
    const text =
      'Blaufels Werkzeuge AG in Liquidation, in Zürich. Die Konkurseröffnung vom 12.01.2021 ist aufgehoben worden.';
    expect(statuses(read({ text, content }))).toEqual(['IN_LIQUIDATION BANKRUPTCY_REVOKED']);
  });
});

describe('a deletion (HR03)', () => {
  const DELETED = ['DELETED DELETED'];
  const WOUND_UP = ['IN_LIQUIDATION NAME_SAYS_LIQUIDATION', ...DELETED];
  const MOVED = ['ACTIVE DELETED_HERE_MOVED'];
  const CASES: Case[] = [
    ['de', 'Die Gesellschaft wird infolge Verlegung des Sitzes nach Chur im Handelsregister des Kantons Zürich von Amtes wegen gelöscht.', MOVED],
    ['de', 'Infolge Sitzverlegung in einen anderen Kanton wird die Gesellschaft im Handelsregister des Kantons Zürich gelöscht.', MOVED],
    ['fr', "La société ayant transféré son siège à Nyon (VD), elle est radiée d'office du registre du commerce de Genève.", MOVED],
    ['fr', 'Radiation par suite de transfert du siège à Sion.', MOVED],
    ['it', 'La società è cancellata dal registro del Cantone Ticino in seguito al trasferimento della sede a Coira.', MOVED],
    ['de', 'Die Gesellschaft hat ihren Sitz nach Vaduz (Liechtenstein) verlegt und wird gestützt auf Art. 163 IPRG gelöscht.', DELETED],
    ['fr', "La société a transféré son siège à l'étranger et est radiée en application de la LDIP.", DELETED],
    ['de', 'Die Liquidation ist beendet. Die Gesellschaft wird gelöscht.', WOUND_UP],
    ['fr', 'La procédure de faillite ayant été clôturée par jugement du 13.08.2022, la société est radiée d\'office.', ['BANKRUPT BANKRUPTCY_CLOSED', ...DELETED]],
    ['fr', 'Sa liquidation étant terminée, la société est radiée.', WOUND_UP],
    ['it', 'La liquidazione essendo terminata, la società è cancellata.', WOUND_UP],
    ['de', 'Das Konkursverfahren ist mangels Aktiven eingestellt worden. Die Gesellschaft wird von Amtes wegen gelöscht.', ['BANKRUPT BANKRUPTCY_SUSPENDED', ...DELETED]],
    ['de', 'Die Gesellschaft wird infolge beendeter Liquidation gelöscht.', WOUND_UP],
    ['de', 'Die Gesellschaft ist infolge Fusion ohne Liquidation aufgelöst und wird gelöscht.', DELETED],
    ['fr', 'Blaufels Outils SA en liquidation est radiée du registre.', WOUND_UP],
  ]; // prettier-ignore

  it.each(CASES)('%s: %s', (language, text, expected) => {
    const reading = read({
      subRubric: 'HR03',
      language,
      text: `Blaufels Werkzeuge AG, in Zürich, CHE-100.000.006. ${text}`,
      content: { commonsActual: commons(), transaction: { delete: { deletionDate: '2024-03-07' } } },
    });
    expect(statuses(reading)).toEqual(expected);
    expect(reading.topics).toEqual([expected === MOVED ? 'MOVED' : 'DELETED']);
  });

  it('tells of a liquidation that only the name says', () => {
    const reading = read({
      subRubric: 'HR03',
      text: 'Blaufels Werkzeuge AG in Liquidation, in Zürich. Die Gesellschaft wird gelöscht.',
      content: { commonsActual: commons({ name: 'Blaufels Werkzeuge AG in Liquidation' }) },
    });
    expect(statuses(reading)).toEqual(WOUND_UP);
  });
});
