/**
 * Spanish words that are often misspelled, each with its right spelling, as dictionaries and style guides list them. A wrong
 * spelling that is a word of its own is left out.
 */
export const SPANISH_MISSPELLINGS: string =
  'ademas además,almenos al menos,apartir a partir,aprobecha aprovecha,aprobechar aprovechar,aqui aquí,asi así,' +
  'atencion atención,atravez a través,derrepente de repente,desicion decisión,desición decisión,despues después,' +
  'dias días,dieciseis dieciséis,dificil difícil,direccion dirección,dió dio,enserio en serio,' +
  'espectativa expectativa,espectativas expectativas,examenes exámenes,exausto exhausto,exelente excelente,' +
  'exelentes excelentes,exepto excepto,exito éxito,expontáneo espontáneo,facil fácil,fué fue,gratís gratis,' +
  'haiga haya,hechar echar,idiosincracia idiosincrasia,inaguración inauguración,inaguramos inauguramos,' +
  'informacion información,inscripcion inscripción,jovenes jóvenes,kilometros kilómetros,miercoles miércoles,' +
  'musica música,nadien nadie,nesecario necesario,nesecita necesita,nesesario necesario,ocacion ocasión,' +
  'ocación ocasión,osea o sea,porfavor por favor,prevee prevé,preveer prever,rapido rápido,sabado sábado,' +
  'satisfaccion satisfacción,satisfación satisfacción,sinembargo sin embargo,talvez tal vez,tambien también,' +
  'tambíen también,telefono teléfono,todavia todavía,travez través,tí ti,ultimo último,unico único,' +
  'vallamos vayamos,vió vio'
