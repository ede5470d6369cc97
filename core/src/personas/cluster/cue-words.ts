export const TOPIC_KINDS = ['objection', 'pain', 'goal', 'praise'] as const

export type TopicKind = (typeof TOPIC_KINDS)[number]

const list = (words: string): readonly string[] => words.split(', ')

/** Words and phrases in lower case that indicate the kind of a comment. */
export const CUE_WORDS: Readonly<Record<string, Readonly<Record<TopicKind, readonly string[]>>>> = {
  en: {
    objection: list(
      'expensive, overpriced, too much, price, pricing, cost, costs, not worth, afford, cheaper, subscription, trust, scam, ' +
        'already have, already use, alternative, not sure, not convinced, skeptical, sceptical, privacy, contract, lock-in, ' +
        "don't need, no need, why would i, why should i, refund, hidden fees",
    ),
    pain: list(
      'problem, problems, issue, issues, bug, bugs, broken, slow, crash, crashes, crashed, annoying, hate, frustrating, ' +
        'frustrated, waste, wasted, hours, lost, lose, losing, stuck, confusing, confused, difficult, fails, failed, failing, ' +
        'error, errors, struggle, struggling, tired of, sick of, manually, missing, takes forever, too long, pain, worst, ' +
        'terrible, useless, impossible, never works, stopped working, disappointed, waiting, gave up',
    ),
    goal: list(
      'want, wanted, wish, hope, need, would love, looking for, please add, goal, goals, trying to, so that i can, help me, ' +
        'plan to, would be great, would be nice, could you add, can you add, how do i, how can i, is there a way, any way to, dream',
    ),
    praise: list(
      'love, loved, great, awesome, amazing, thanks, thank you, perfect, best, excellent, fantastic, helpful, saved me, ' +
        'recommend, brilliant, wonderful, beautiful, easy, works well, happy with',
    ),
  },
  de: {
    objection: list(
      'teuer, zu teuer, preis, kosten, kostet, abo, lohnt sich nicht, vertrauen, brauche ich nicht, datenschutz, vertrag, überteuert',
    ),
    pain: list(
      'problem, probleme, fehler, kaputt, langsam, abgestürzt, stürzt, nervt, nervig, ärgerlich, schlecht, verloren, verliere, stunden, kompliziert, umständlich, geht nicht, funktioniert nicht, leider, enttäuscht',
    ),
    goal: list(
      'möchte, will, wünsche, wunsch, hoffe, suche, brauche, bitte, wäre schön, wäre toll, wie kann ich, ziel',
    ),
    praise: list(
      'super, toll, danke, klasse, liebe, perfekt, beste, empfehle, großartig, hilfreich, begeistert, schön',
    ),
  },
  fr: {
    objection: list(
      'cher, chère, trop cher, prix, coûte, coût, abonnement, confiance, arnaque, pas besoin, contrat, confidentialité',
    ),
    pain: list(
      'problème, problèmes, bug, lent, lente, plante, énervant, pénible, perdu, perds, heures, compliqué, erreur, marche pas, fonctionne pas, déçu, déçue, impossible',
    ),
    goal: list('veux, voudrais, souhaite, espère, cherche, besoin, aimerais, comment faire, serait bien, objectif'),
    praise: list("merci, super, génial, parfait, j'adore, adore, excellent, meilleur, recommande, top, magnifique"),
  },
  es: {
    objection: list(
      'caro, cara, muy caro, precio, cuesta, costo, suscripción, confianza, estafa, no necesito, contrato, privacidad',
    ),
    pain: list(
      'problema, problemas, error, errores, lento, lenta, falla, fallos, molesto, perdí, pierdo, horas, complicado, no funciona, no sirve, decepcionado, difícil, imposible',
    ),
    goal: list(
      'quiero, quisiera, deseo, espero, busco, necesito, gustaría, cómo puedo, sería bueno, objetivo, por favor',
    ),
    praise: list('gracias, genial, perfecto, encanta, excelente, mejor, recomiendo, increíble, buenísimo, útil'),
  },
}
