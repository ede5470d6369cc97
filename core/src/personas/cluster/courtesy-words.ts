/**
 * Words of thanks, greeting and praise that people write under anything, in the languages of `STOP_WORDS`: that many comments have them in
 * common says nothing of what they are about.
 */
const COURTESY_WORDS: Readonly<Record<string, string>> = {
  en:
    'thank thanks thankyou thx ty please pls hello hi hey dear cheers welcome congrats congratulations wow omg lol great good nice awesome amazing ' +
    'wonderful fantastic excellent brilliant lovely beautiful perfect cool best super love loved loving like liked glad happy sorry ok okay yes yeah bye',
  de:
    'danke dankeschön vielen dank bitte hallo hi hey moin servus lieber liebe liebes gruß grüße tschüss glückwunsch wow toll super schön prima klasse ' +
    'perfekt wunderbar großartig genial spitze cool gut gute guter gutes mega top gerne gern sorry okay nett',
  fr:
    'merci bonjour bonsoir salut coucou svp bravo félicitations wow super génial magnifique parfait excellent top cool bon bonne beau belle joli ' +
    'jolie adore aime cher chère désolé oui ok bisous',
  es:
    'gracias hola buenas buenos días tardes noches favor felicidades enhorabuena wow genial excelente perfecto perfecta increíble maravilloso maravillosa ' +
    'bueno buena bonito bonita lindo linda encanta gusta querido querida saludos perdón vale ok bravo',
  it:
    'grazie ciao salve buongiorno buonasera prego complimenti bravo brava wow fantastico ottimo ottima perfetto bello bella bellissimo bellissima ' +
    'buono buona caro cara scusa ok saluti',
  pt:
    'obrigado obrigada olá oi bom boa dia tarde noite favor parabéns uau ótimo ótima excelente perfeito perfeita incrível maravilhoso maravilhosa lindo ' +
    'linda adoro amei gostei querido querida desculpa ok abraço',
  nl: 'dank dankjewel bedankt alsjeblieft alstublieft hallo hoi hey dag gefeliciteerd wow leuk mooi goed geweldig fantastisch prachtig super top fijn lieve groetjes sorry oké',
  sv: 'tack snälla hej hallå hejsan grattis wow fint fin bra jättebra fantastisk fantastiskt underbar underbart härlig kul toppen super kram förlåt okej',
  pl: 'dziękuję dzięki proszę cześć hej witam gratulacje brawo wow super świetne świetny świetna piękne piękny piękna dobre dobry dobra fajne fajny pozdrawiam przepraszam ok',
}

const SETS = new Map(Object.entries(COURTESY_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]))

/** Whether a word is mere courtesy in a language; null for one that is not known. */
export function isCourtesy(word: string, language: string | null): boolean {
  return SETS.get(language ?? '')?.has(word) ?? false
}
