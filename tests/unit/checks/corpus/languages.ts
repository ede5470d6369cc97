import type { CorpusPost } from './corpus-post.ts'
import { HEARTH, MAYA, OPEN_DOOR } from './rule-sets.ts'

/** Posts in other languages, and in two at once: rules about English words have nothing to say about them. */
export const LANGUAGES: readonly CorpusPost[] = [
  {
    text: `Der Ofen ist heute früh um vier ausgefallen. Wir haben 60 Brote in der Schulküche gebacken. Kommt vorbei, solange sie warm sind!`,
    on: 'instagram',
    finds: {},
  },
  {
    text: `JETZT ODER NIE!!! Nur heute gibt es alle Bücher zum halben Preis. Wir haben bis 20 Uhr geöffnet.`,
    on: 'facebook',
    finds: { shouting: ['JETZT ODER NIE', '!!!'] },
  },
  {
    text: `Llegó la lluvia y con ella las setas. Este sábado salimos al monte a las siete, doce personas, una cesta por cabeza. ¿Vienes?`,
    finds: {},
  },
  {
    text: `Nous fermons lundi. Pas de drame: le boulanger se marie, et c'est nous qui faisons le gâteau. À mardi!`,
    on: 'facebook',
    finds: {},
  },
  {
    text: `Nasz sklep działa już dziesięć lat. W sobotę kroimy tort, gramy na akordeonie i dajemy kawę za darmo. Wpadniesz?`,
    finds: {},
  },
  {
    text: `Il treno delle 7:12 oggi arriva alle 7:40. Portatevi un libro, o guardate il mare: a quest'ora è d'argento.`,
    on: 'threads',
    finds: {},
  },
  {
    text: `今朝、窯が壊れました。学校の台所を借りて、パンを六十個焼きました。温かいうちにどうぞ。`,
    on: 'x',
    finds: {},
  },
  {
    text: `المخبز مفتوح اليوم حتى الثانية ظهرا. خبزنا ستين رغيفا، فتعالوا قبل أن تبرد.`,
    on: 'facebook',
    finds: {},
  },
  {
    text: `Печь сломалась в четыре утра. Мы испекли 60 буханок на школьной кухне. Приходите, пока хлеб тёплый!`,
    finds: {},
  },
  {
    text: `Vi söker två snickare till verkstaden i Umeå. Du kan hyvla, du kan skratta, och du kommer i tid på måndagar. Skriv till oss!`,
    on: 'linkedin',
    finds: {},
  },
  {
    text: `De brug gaat om zes uur open en om zeven uur weer dicht. Wie met de fiets komt, is op tijd. Wie met de auto komt, niet.`,
    on: 'bluesky',
    finds: {},
  },
  {
    text: `A padaria fecha às duas. Quem chegar às três leva um abraço, mas não leva pão. Amanhã há mais, e há bolo de laranja.`,
    on: 'instagram',
    finds: {},
  },
  {
    text: `🎉🎉🎉🎉🎉 Wir sind umgezogen! Die neue Werkstatt liegt am Hafen, Halle 7. Am Samstag grillen wir, und ihr seid eingeladen. #poverty`,
    on: 'facebook',
    brand: OPEN_DOOR,
    finds: {
      bannedHashtags: ['#poverty'],
      emojiPolicy: ['🎉', '🎉', '🎉'],
      emojiDensity: ['🎉🎉🎉🎉🎉'],
      requiredWords: [''],
    },
  },
  {
    text: `Wir backen seit heute das SlowLoaf auch mit Nüssen, und zwar jeden Tag. Das das schmeckt, wisst ihr. Was sollen wir als Nächstes backen?`,
    brand: HEARTH,
    finds: { repetition: ['Das das'] },
  },
  {
    text: `Wer einen kleinen Laden hat, weiß: Der Dienstag ist lang, die Kasse ist still, und die Ware schaut einen an. Wir haben ein paar Ideen dafür gesammelt, die alle nichts kosten.`,
    persona: MAYA,
    finds: {},
  },
  {
    text: `Guten Morgen, Hamburg. Good morning to everyone who came for the ferry and stayed for the fog. The café opens at eight. Bring your own dog.`,
    on: 'mastodon',
    finds: {},
  },
  {
    text: `In the Faroe Islands they say "tað er so nógv at gera", there is so much to do, and then they look at the sea for an hour. We tried it. Try it on Sunday.`,
    on: 'threads',
    finds: { sentenceLength: ['In the Faroe Islands'] },
  },
  {
    text: `Merhaba! Cumartesi günü saat onda parkta buluşuyoruz. Herkes bir kitap getirsin, bir kitap götürsün.`,
    finds: {},
  },
  {
    text: `Dzisiaj czytamy na głos. #fyp #viral #czytanie`,
    on: 'instagram',
    finds: { spamHashtags: ['#fyp', '#viral'] },
  },
  {
    text: `Últimas plazas del curso de cerámica: http://barro.example y en la tienda de la plaza. Empezamos el 3 de mayo.`,
    finds: { links: ['http://barro.example'] },
  },
]
