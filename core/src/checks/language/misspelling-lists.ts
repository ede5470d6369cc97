/**
 * Frequently misspelled English words, each with its correct spelling, as listed in dictionaries and style guides. Misspellings that are also valid
 * words are omitted.
 */
export const ENGLISH_MISSPELLINGS: string =
  'abscence absence,absense absence,acceptible acceptable,accesible accessible,accidently accidentally,' +
  'accomodate accommodate,accomodation accommodation,accross across,acheive achieve,acheived achieved,' +
  'acheivement achievement,acknowlege acknowledge,acommodate accommodate,acquaintence acquaintance,adn and,' +
  'adress address,adresses addresses,advertisment advertisement,aggresive aggressive,agressive aggressive,' +
  'allready already,alltogether altogether,alot a lot,amatuer amateur,ammount amount,announcment announcement,' +
  'anounce announce,anouncement announcement,anual annual,anually annually,apparant apparent,apparantly apparently,' +
  'appearence appearance,aquire acquire,arent aren’t,arguement argument,artical article,assasin assassin,' +
  'athiest atheist,attendence attendance,availabe available,availible available,avaliable available,awfull awful,' +
  'basicly basically,beacuse because,beautful beautiful,beautifull beautiful,becasue because,becuase because,' +
  'begining beginning,beleive believe,beleived believed,benificial beneficial,benifit benefit,benifits benefits,' +
  'bizzare bizarre,buisness business,busines business,bussiness business,calender calendar,' +
  'cancelation cancellation,catagory category,cemetary cemetery,changable changeable,cheif chief,cieling ceiling,' +
  'collegue colleague,collegues colleagues,comittee committee,comming coming,commited committed,commitee committee,' +
  'committment commitment,comparision comparison,compatable compatible,competative competitive,' +
  'completly completely,concensus consensus,concious conscious,congradulations congratulations,' +
  'consistant consistent,contraversial controversial,convinient convenient,couldnt couldn’t,curiousity curiosity,' +
  'decieve deceive,definately definitely,definatly definitely,definitly definitely,delivary delivery,' +
  'deliverd delivered,desparate desperate,develope develop,developement development,didnt didn’t,' +
  'diffrent different,dilemna dilemma,disapoint disappoint,disapointed disappointed,discout discount,' +
  'dissapear disappear,dissapointed disappointed,dissapointing disappointing,doesnt doesn’t,dont don’t,' +
  'ecstacy ecstasy,eigth eighth,embarass embarrass,embarassed embarrassed,embarassing embarrassing,' +
  'embarrasing embarrassing,enviroment environment,enviromental environmental,equiptment equipment,' +
  'exagerate exaggerate,excede exceed,excellant excellent,excercise exercise,exersise exercise,' +
  'exhibtion exhibition,exibition exhibition,existance existence,expecially especially,experiance experience,' +
  'experienc experience,expierence experience,explaination explanation,extreem extreme,extremly extremely,' +
  'facinating fascinating,familar familiar,febuary February,finaly finally,flourescent fluorescent,foriegn foreign,' +
  'fourty forty,foward forward,freind friend,freindly friendly,freinds friends,frist first,fullfil fulfil,' +
  'futher further,garantee guarantee,garentee guarantee,gaurantee guarantee,gaurd guard,goverment government,' +
  'govermental governmental,grammer grammar,greatful grateful,guarentee guarantee,happend happened,' +
  'happyness happiness,harrass harass,harrassment harassment,hasnt hasn’t,havent haven’t,heighth height,' +
  'heres here’s,hieght height,hte the,humerous humorous,hygeine hygiene,hygene hygiene,ignorence ignorance,' +
  'imediately immediately,immediatley immediately,immediatly immediately,incidently incidentally,' +
  'independance independence,independant independent,indispensible indispensable,innoculate inoculate,' +
  'inteligence intelligence,intelligance intelligence,interupt interrupt,intrested interested,' +
  'intresting interesting,invitaion invitation,irregardless regardless,irresistable irresistible,isnt isn’t,' +
  'jewelery jewellery,jsut just,judgementle judgemental,knowledgable knowledgeable,knowlege knowledge,knwo know,' +
  'konw know,langauge language,lenght length,liason liaison,libary library,liek like,lisence licence,' +
  'loosing losing,maintainance maintenance,maintenence maintenance,managment management,mangement management,' +
  'manoeuver manoeuvre,medeval medieval,millenium millennium,miniture miniature,mischievious mischievous,' +
  'mispell misspell,mispelled misspelled,naturaly naturally,neccesary necessary,neccessary necessary,' +
  'necesary necessary,necessery necessary,neice niece,neigbour neighbour,nieghbor neighbor,noticable noticeable,' +
  'ocassion occasion,occasionaly occasionally,occassion occasion,occassionally occasionally,occurance occurrence,' +
  'occured occurred,occurence occurrence,occuring occurring,offical official,openning opening,opinon opinion,' +
  'oportunity opportunity,oppening opening,opportunitys opportunities,oppurtunity opportunity,orginal original,' +
  'outragous outrageous,paralel parallel,parliment parliament,particuarly particularly,particurly particularly,' +
  'pasttime pastime,peice piece,peices pieces,peopel people,percieve perceive,performence performance,' +
  'perseverence perseverance,persistant persistent,personell personnel,perticular particular,phenomenom phenomenon,' +
  'plagerism plagiarism,playright playwright,poeple people,politican politician,posession possession,' +
  'possesion possession,possiblity possibility,potatos potatoes,practicle practical,preceeding preceding,' +
  'prefered preferred,preperation preparation,presance presence,privelege privilege,priviledge privilege,' +
  'probaly probably,probly probably,proceedure procedure,profesional professional,professer professor,' +
  'proffesional professional,proffessional professional,promiss promise,pronounciation pronunciation,proove prove,' +
  'psuedo pseudo,publically publicly,quantaty quantity,questionaire questionnaire,realy really,reccomend recommend,' +
  'reccommend recommend,reciept receipt,recieve receive,recieved received,recieving receiving,recipies recipes,' +
  'recomend recommend,recomendation recommendation,recomended recommended,referance reference,refered referred,' +
  'refering referring,refrence reference,registeration registration,relevent relevant,religous religious,' +
  'rember remember,remeber remember,remeberance remembrance,repitition repetition,resistence resistance,' +
  'responce response,responsability responsibility,responsable responsible,restarant restaurant,' +
  'restaraunt restaurant,resturant restaurant,rythm rhythm,rythym rhythm,sacrafice sacrifice,saftey safety,' +
  'sargent sergeant,scedule schedule,schedual schedule,secratary secretary,secretery secretary,sence sense,' +
  'seperate separate,seperated separated,seperately separately,seperation separation,shedule schedule,' +
  'sheduled scheduled,shouldnt shouldn’t,similer similar,simular similar,sincerly sincerely,skilfull skilful,' +
  'speach speech,stategy strategy,stragety strategy,strenght strength,succes success,succesful successful,' +
  'succesfully successfully,successfull successful,sucess success,sucessful successful,supercede supersede,' +
  'suprise surprise,suprised surprised,suprising surprising,suprisingly surprisingly,surprize surprise,' +
  'sylabus syllabus,taht that,tatoo tattoo,teh the,tempature temperature,temperture temperature,tendancy tendency,' +
  'thats that’s,theit their,therefor therefore,theres there’s,theyre they’re,thier their,threshhold threshold,' +
  'throught through,thsi this,tihs this,tomatos tomatoes,tommorow tomorrow,tommorrow tomorrow,tomorow tomorrow,' +
  'tounge tongue,truely truly,twelth twelfth,tyrany tyranny,underate underrate,unforseen unforeseen,' +
  'unfortunatley unfortunately,unfortunatly unfortunately,untill until,unuseual unusual,usally usually,' +
  'usefull useful,usualy usually,vaccum vacuum,vacume vacuum,vegatable vegetable,vegtables vegetables,' +
  'vehical vehicle,vehicule vehicle,visable visible,volonteer volunteer,volunter volunteer,waht what,wasnt wasn’t,' +
  'welcom welcome,wellcome welcome,whats what’s,whcih which,whereever wherever,whith with,wich which,wierd weird,' +
  'wiht with,wonderfull wonderful,wouldnt wouldn’t,writen written,writting writing,yatch yacht,yeild yield,' +
  'youre you’re'

/**
 * Frequently misspelled French words, each with its correct spelling, as listed in dictionaries and style guides. Misspellings that are also valid
 * words are omitted.
 */
export const FRENCH_MISSPELLINGS: string =
  'abscent absent,acceuil accueil,acceuille accueille,acceuillir accueillir,accueuil accueil,accés accès,' +
  'addresse adresse,adhérants adhérents,apercu aperçu,apparament apparemment,apparemement apparemment,' +
  'appeller appeler,appellez appelez,appercevoir apercevoir,aprés après,atelié atelier,aujourdhui aujourd’hui,' +
  'batiment bâtiment,biensur bien sûr,biensûr bien sûr,bientot bientôt,cauchemard cauchemar,ceuillir cueillir,' +
  'conaître connaître,conection connexion,connection connexion,definitif définitif,deja déjà,' +
  'developpement développement,dictionaire dictionnaire,dilemne dilemme,disfonctionnement dysfonctionnement,' +
  'décovrir découvrir,dévelopement développement,ecole école,equipe équipe,etes êtes,ettonant étonnant,' +
  'etudiant étudiant,etudiants étudiants,evenement événement,evenements événements,evidemment évidemment,' +
  'evident évident,excelent excellent,exellent excellent,exeption exception,exeptionnel exceptionnel,fidéle fidèle,' +
  'gallerie galerie,gratuitment gratuitement,interessant intéressant,interressant intéressant,interressé intéressé,' +
  'langague langage,language langage,malgres malgré,malgrés malgré,mileu milieu,notement notamment,' +
  'notemment notamment,ocasion occasion,occurence occurrence,parceque parce que,parmis parmi,personel personnel,' +
  'plusieur plusieurs,profesionnel professionnel,professionel professionnel,professionels professionnels,' +
  'progrés progrès,quant-même quand même,rappeller rappeler,reccomander recommander,recomander recommander,' +
  'recompense récompense,rendez-vou rendez-vous,reunion réunion,reussite réussite,senscé censé,succés succès,' +
  'theatre théâtre,traffic trafic,trés très,voila voilà,vraiement vraiment,événnement événement'

/**
 * Frequently misspelled German words, each with its correct spelling, as listed in dictionaries and style guides. Misspellings that are also valid
 * words are omitted.
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

/**
 * Frequently misspelled Spanish words, each with its correct spelling, as listed in dictionaries and style guides. Misspellings that are also valid
 * words are omitted.
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
