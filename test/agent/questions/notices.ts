import type { Language } from '../../../src/core/index.js';

/** What is asked of one notice, `FIRM` standing for whom it is about. */
interface Asks {
  deadline: string[];
  office: string[];
  auction: string[];
  /** Behind a turn that asked until when. */
  andOffice: string[];
  /** Behind a turn that asked for the office. */
  andUntil: string[];
  /** The same of another firm. */
  andOf: string;
  /** Something else beside it. */
  beside: string[];
  alike: string[];
}
export const ASKS: Record<Language, Asks> = {
  de: {
    deadline: ['Bis wann kann ich Forderungen gegen die FIRM eingeben?', 'Welche Frist haben Gläubiger der FIRM?', 'Wann läuft die Eingabefrist bei der FIRM ab?'],
    office: ['Welches Konkursamt ist für die FIRM zuständig?', 'Wo ist das Konkursamt der FIRM?'],
    auction: ['Wann ist die Versteigerung bei der FIRM?', 'Wo findet die Steigerung der FIRM statt?'],
    andOffice: ['Und welches Amt?', 'Und welches Konkursamt?'],
    andUntil: ['Und bis wann?', 'Und bis wann muss man Forderungen anmelden?'],
    andOf: 'Und bei der FIRM?',
    beside: ['Wo hat die FIRM ihren Sitz, und bis wann kann man Forderungen anmelden?'],
    alike: ['Welche Forderungen hat die FIRM?', 'Ist das Konkursamt Liquidator der FIRM?', 'Wann wurde die FIRM konkurs?', 'Wo ist die FIRM?'],
  },
  fr: {
    deadline: ['Jusqu’à quand peut-on produire ses créances contre FIRM ?', 'Quel délai ont les créanciers de FIRM ?'],
    office: ['Quel office des faillites est compétent pour FIRM ?'],
    auction: ['Quand a lieu la vente aux enchères de FIRM ?'],
    andOffice: ['Et quel office ?', 'Et quel office des faillites ?'],
    andUntil: ['Et jusqu’à quand ?'],
    andOf: 'Et pour FIRM ?',
    beside: ['Où est le siège de FIRM, et jusqu’à quand peut-on produire ses créances ?'],
    alike: ['Quelles créances a FIRM ?', 'L’office des faillites est-il liquidateur de FIRM ?', 'Quand FIRM est-elle tombée en faillite ?'],
  },
  it: {
    deadline: ['Entro quando si possono insinuare i crediti contro FIRM?', 'Che termine hanno i creditori di FIRM?'],
    office: ['Quale ufficio dei fallimenti è competente per FIRM?'],
    auction: ['Quando è l’asta di FIRM?'],
    andOffice: ['E quale ufficio?', 'E quale ufficio dei fallimenti?'],
    andUntil: ['E entro quando?'],
    andOf: 'E per FIRM?',
    beside: ['Dove ha sede FIRM, e entro quando si possono insinuare i crediti?'],
    alike: ['Quali crediti ha FIRM?', 'L’ufficio dei fallimenti è liquidatore di FIRM?', 'Quando è fallita FIRM?'],
  },
  en: {
    deadline: ['By when can claims be filed against FIRM?', 'What is the deadline for creditors of FIRM?'],
    office: ['Which bankruptcy office handles FIRM?'],
    auction: ['When is the auction of FIRM?'],
    andOffice: ['And which office?', 'And which bankruptcy office?'],
    andUntil: ['And until when?', 'And by when?'],
    andOf: 'And for FIRM?',
    beside: ['Where is the seat of FIRM, and by when can claims be filed?'],
    alike: ['What claims does FIRM make about its products?', 'Is the bankruptcy office the liquidator of FIRM?', 'When did FIRM go bankrupt?', 'Which claims does FIRM have?'],
  },
}; // prettier-ignore
