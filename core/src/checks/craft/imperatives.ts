/** Verbs by which posts ask their readers to do something; where they begin a clause they are no nouns. */
export const IMPERATIVES: ReadonlySet<string> = new Set(
  (
    'add answer apply ask be become begin blame book borrow bring browse build buy call cast catch celebrate check choose claim click come ' +
    'comment compare complete consider contact count cut dm donate download draw drop eat enjoy enter explore fill find follow get give ' +
    'go grab guess guide have help hold imagine install invite join keep learn leave let like link listen look make mark measure meet ' +
    'message move name nominate notice open order pass pay phone pick place plan play point post pre-order press print put raise read ' +
    'recommend record register remember remind repeat reply report repost request reserve retweet ride ring rsvp run save say scan scroll ' +
    'see send set share shop show sign sit skip sleep speak spend stand start stay step stop submit subscribe support swap swipe switch ' +
    'tag take talk taste tell text think tick touch try tune turn update upgrade use view visit volunteer vote wait walk watch wear win wish ' +
    'work write'
  ).split(' '),
)
