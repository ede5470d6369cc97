/**
 * French words that are often misspelled, each with its right spelling, as dictionaries and style guides list them. A wrong
 * spelling that is a word of its own is left out.
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
