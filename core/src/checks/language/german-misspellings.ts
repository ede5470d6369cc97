/**
 * German words that are often misspelled, each with its right spelling, as dictionaries and style guides list them. A wrong
 * spelling that is a word of its own is left out.
 */
export const GERMAN_MISSPELLINGS: string =
  'addresse Adresse,agressiv aggressiv,anmeldug Anmeldung,aufjedenfall auf jeden Fall,authentich authentisch,' +
  'außerdehm außerdem,bischen bisschen,brilliant brillant,dannach danach,desweiteren des Weiteren,' +
  'detailiert detailliert,eigendlich eigentlich,einzigste einzige,einzigster einziger,enstanden entstanden,' +
  'enstehen entstehen,entgültig endgültig,entlich endlich,entscheident entscheidend,ersteinmal erst einmal,' +
  'gallerie Galerie,garkein gar kein,garnicht gar nicht,garnichts gar nichts,gelantine Gelatine,gespant gespannt,' +
  'grosartig großartig,hoffendlich hoffentlich,hälst hältst,imens immens,immernoch immer noch,' +
  'interresant interessant,interresse Interesse,intressant interessant,komission Kommission,kommision Kommission,' +
  'korregieren korrigieren,kostelos kostenlos,kreiren kreieren,litteratur Literatur,maschiene Maschine,' +
  'maschienen Maschinen,mitlerweile mittlerweile,mittlerweille mittlerweile,nähmlich nämlich,orginal Original,' +
  'paralel parallel,parralel parallel,parralell parallel,projeckt Projekt,resource Ressource,rhytmus Rhythmus,' +
  'rythmus Rhythmus,satelit Satellit,schlieslich schließlich,seperat separat,standart Standard,stehgreif Stegreif,' +
  'sylvester Silvester,sympatisch sympathisch,symphatisch sympathisch,temparatur Temperatur,terasse Terrasse,' +
  'terassen Terrassen,termien Termin,tolleranz Toleranz,unterschiedlig unterschiedlich,verfügbahr verfügbar,' +
  'vieleicht vielleicht,villeicht vielleicht,vorallem vor allem,vorraus voraus,vorraussetzung Voraussetzung,' +
  'vorraussichtlich voraussichtlich,warscheinlich wahrscheinlich,wehrend während,wiedermal wieder mal,' +
  'wiederrum wiederum,wiederspiegeln widerspiegeln,wiederspiegelt widerspiegelt,wiedersprechen widersprechen,' +
  'wiederstand Widerstand,wärend während,ziehmlich ziemlich,zuende zu Ende,zumindestens zumindest,' +
  'öffnungzeiten Öffnungszeiten,öfnungszeiten Öffnungszeiten'
