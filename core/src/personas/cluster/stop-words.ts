/**
 * Stop words in the languages most used on networks; all other words indicate the subject of a text. Other languages need no list: a word in most
 * comments does not distinguish them anyway.
 */
export const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf(
    "a about above after again against all also always am an and any anything are aren't as at be because been before being below " +
      "between both but by came can can't cannot come could couldn't did didn't do does doesn't doing don't down during each else even " +
      "ever every few for from further get gets getting go goes going gone got had hadn't has hasn't have haven't having he he's her " +
      "here hers herself him himself his how i i'd i'll i'm i've if in into is isn't it it's its itself just let let's like made make " +
      'makes many may maybe me might more most much must my myself never no nor not nothing now of off often on once one only or other ' +
      "others our ours out over own per put quite rather really s said same say says see seem seems she should shouldn't since so some " +
      "something still such t take than that that's the their theirs them themselves then there there's these they they're they've thing " +
      "things think this those though through thus to too under until up upon us use used using very via want was wasn't way we " +
      "we're we've well went were weren't what when where whether which while who whole whom why will with within without won't would " +
      "wouldn't yet you you'd you'll you're you've your yours yourself",
  ),
  de: setOf(
    'aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei bin bis bist da damit dann das dass dein deine ' +
      'dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einfach ' +
      'er es etwas euch euer eure für ganz gegen gibt habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ' +
      'ihrer im immer in ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine keinen können könnte leider machen man mehr mein ' +
      'meine meinem meinen meiner mich mir mit muss nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinen seiner selbst ' +
      'sich sie sind so soll sondern sonst über um und uns unser unsere unter viel vom von vor wann war waren warum was weil weiter ' +
      'welche wenn wer werde werden wie wieder will wir wird wo wurde würde zu zum zur zwar zwischen',
  ),
  fr: setOf(
    "a à ai alors alors au aucun aussi autre aux avait avec avez avoir avons bien c'est car ce cela celle ces cet cette ceux chaque chez " +
      "comme comment d'un d'une dans de des donc dont du elle elles en encore est et été être eu fait faire fois font il ils j'ai je jamais " +
      'la là le les leur leurs lui ma mais me même mes moi mon ne ni nos notre nous on ont ou où par parce pas peu peut plus pour pourquoi ' +
      "qu'il qu'on quand que quel quelle quelque qui quoi sa sans se ses si son sont sous sur ta te tes toi ton tous tout toute très trop tu " +
      'un une va vers voir vos votre vous y',
  ),
  es: setOf(
    'a al algo algún alguna ante antes así aún aunque bien cada casi como con contra cual cuando de del desde donde dos el él ella ellas ' +
      'ellos en entre era es esa esas ese eso esos esta está estaba estado están estas este esto estos estoy fue fueron ha hace hacer hacia ' +
      'han hasta hay he la las le les lo los más me mi mis mucho muy nada ni no nos nosotros nuestra nuestro o os otra otro para pero poco ' +
      'por porque puede que qué quien se sea ser si sí sido siempre sin sobre son soy su sus también tan te tengo ti tiene tienen todo todos ' +
      'tu tus un una uno unos usted va y ya yo',
  ),
  it: setOf(
    'a ad ai al alla alle allo altro anche ancora avere aveva c che chi ci come con contro cosa così cui da dai dal dalla dalle degli dei ' +
      'del della delle dello di dopo dove e è ed era essere fa fare fra gli ha hanno ho i il in io la le lei li lo loro lui ma mai me mi mia ' +
      'mio molto ne nei nel nella nelle no noi non nostra nostro o ogni per perché però più poi quale quando quanto quella quelle quelli ' +
      'quello questa queste questi questo qui sarà se sei sempre senza si sia solo sono sta su sua sue sugli sul sulla suo ti tra troppo ' +
      'tu tua tuo tutti tutto un una uno va vi voi vostra vostro',
  ),
  pt: setOf(
    'a à ainda algo alguém ao aos apenas as até cada com como da das de dela dele depois do dos e é ela elas ele eles em entre era essa ' +
      'esse esta está estão este eu faz fazer foi for foram há isso isto já lá lhe mais mas me mesmo meu meus minha muito na não nas nem no ' +
      'nos nós nossa nosso nunca o onde os ou para pela pelo pode por porque pra quando que quem se sem sempre ser seu seus só sobre sua ' +
      'suas também tem têm tenho ter toda todo todos tudo tão um uma vai você vocês',
  ),
  nl: setOf(
    'aan al alle alleen als altijd andere ben bij daar dan dat de deze die dit doen door dus een en er geen gaan had hebben heb heeft heel ' +
      'het hier hij hoe hun iets ik in is ja je jij jullie kan komt kunnen maar me meer meest men met mij mijn moet na naar niet niets nog nu ' +
      'of om omdat ons onze ook op over te tegen toch toen tot u uit uw van veel voor want waren was wat we weer wel werd wie wij wil ' +
      'worden wordt zal ze zeer zelf zich zij zijn zo zonder zou',
  ),
  sv: setOf(
    'all alla allt att av bara blev bli blir de dem den denna det detta dig din dina dom du då efter ej eller en er ett från för ha hade ' +
      'han har här hon hur i icke in inte jag kan kunde man med men mig min mina mot mycket nu när någon något några och om oss på redan ' +
      'samma sedan sig sin sina ska skulle som så till under upp ut utan vad var vara vart varför vi vid vilken är än även över',
  ),
  pl: setOf(
    'a aby albo ale ani bardzo bez będzie bo by być był była było były chce ci co czy dla do gdy gdzie go i ich ja jak jako jakie je jego ' +
      'jej jest jestem jeszcze jeśli już każdy kiedy kto która które który lub ma mam mi mnie może można na nad nam nas nawet nic nie niej ' +
      'nim niż no o od on ona one oni po pod poza przed przez przy się są ta tak także tam te tego tej ten teraz to tu tutaj tych tylko ' +
      'tym u w wam was we wszystko z za ze że żeby',
  ),
}

const ALL = new Set(Object.values(STOP_WORDS).flatMap((words) => [...words]))

/** Returns whether a word is a stop word in any of the languages. */
export function isStopWord(word: string): boolean {
  return ALL.has(word)
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
