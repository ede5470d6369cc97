/** Most common passwords of eight or more characters, in lower case; shorter ones fail by their length. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password password1 password2 password3 password12 password123 password1234 password12345 password! password1!
  password@123 password01 passw0rd passw0rd1 passw0rd! p@ssword p@ssword1 p@ssw0rd p@ssw0rd1 p@ssw0rd! p@ssw0rd123
  p@55w0rd pa55word pa55word1 pa$$word pa$$w0rd pass1234 pass12345 pass123456 passpass passport passphrase mypassword
  yourpassword thepassword newpassword oldpassword changepassword changeme changeme1 changeme123 change123 changeit
  secret123 secretsecret topsecret letmein1 letmein! letmein12 letmein123 letmeinnow opensesame welcome1 welcome2
  welcome12 welcome123 welcome1234 welcome! welcome1! welcome@123 welcome01 welcome2023 welcome2024 welcome2025 welcome2026
  12345678 123456789 1234567890 12345678910 123456780 123456781 123456782 123456788 123456789a 123456789q 1234567891
  0123456789 01234567 012345678 87654321 987654321 9876543210 0987654321 098765432 11111111 111111111 1111111111
  00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999
  999999999 12341234 12344321 123412341234 12121212 1212121212 123123123 123123123123 12312312 123321123 11223344
  1122334455 112233445566 11112222 12348765 13131313 13579246 135792468 147258369 147852369 159357456 159753456
  1029384756 10203040 102030405 1020304050 19191919 20202020 21212121 23232323 24681012 2468101214 25252525 31415926
  314159265 321321321 369258147 456456456 456789123 741852963 753951456 789456123 789789789 852456123 951753852
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1! qwerty!@# qwertyqwerty
  qwerty01 qwerty11 qwerty21 qwerty99 qwer1234 qwer12345 qwert123 qwert1234 qwertz123 qwertzui qwertzuiop qweasdzxc
  qwe123456 qwe123qwe qweqweqwe qweasd123 qazwsxed qazwsxedc qazwsx123 qazwsx12 qazxswed 1qaz2wsx 1qaz2wsx3edc
  1qazxsw2 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r! q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx
  1234qwer 12345qwert 123456qwerty 123qweasd 123qwe123 123qweasdzxc 1234asdf asdf1234 asdfasdf asdfghjk asdfghjkl
  asdfghjkl1 asdf12345 asd123456 asdasdasd asdasd123 asdqwe123 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnm. zxcv1234
  zxczxczxc zxc123456 azertyui azertyuiop azerty123 azerty12 poiuytre poiuytrewq lkjhgfds lkjhgfdsa mnbvcxz1
  abcd1234 abcd12345 abcdefgh abcdefghi abcdefghij abc12345 abc123456 abc123abc abcabcabc abcdabcd abcde123 a1b2c3d4
  a1b2c3d4e5 aa123456 aa12345678 a12345678 a123456789 aaaa1111 aaaaaaaa aaaaaaaaa aaaaaaaaaa aabbccdd 123456aa
  123456ab 12345abc 12345678a 1234abcd 123abc123 123456abc xxxxxxxx zzzzzzzz qqqqqqqq wwwwwwww
  iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou12 iloveyou123 ilovegod iloveme1 iloveyou22 ilovemom iloveu123
  iloveu12 loveyou1 lovelove loveme123 lovers12 love1234 love12345 loverboy lovergirl mylove123 sunshine sunshine1
  sunshine12 sunshine123 princess princess1 princess12 princess123 football football1 football12 football123 baseball
  baseball1 baseball12 basketball basketball1 softball soccer12 soccer123 hockey12 superman superman1 superman12
  superman123 batman123 batman12 spiderman spiderman1 ironman123 pokemon1 pokemon12 pokemon123 starwars starwars1
  startrek starcraft minecraft minecraft1 fortnite1 charlie1 charlie12 charlie123 michael1 michael12 michael123
  jennifer jennifer1 jessica1 jessica12 jessica123 michelle michelle1 nicole123 ashley123 ashley12 amanda123 daniel123
  danielle jonathan jonathan1 joshua12 joshua123 matthew1 matthew123 anthony1 anthony12 andrew123 alexander alexander1
  alexandra benjamin benjamin1 brandon1 brandon123 jordan23 jordan123 jordan12 michaeljordan robert123 samantha
  samantha1 samsung1 samsung12 samsung123 stephanie stephanie1 thomas123 victoria victoria1 veronica virginia
  william1 william123 elizabeth elizabeth1 patricia christian christian1 christina christine christopher catherine
  cristina caroline carolina federico fernando francesco francisco alejandro alejandra sebastian sebastian1 valentina
  valentin valentine angelina angelica angelito gabriela gabriel1 isabella isabelle madison1 mercedes mercedes1
  monkey12 monkey123 dragon12 dragon123 dragon1234 shadow12 shadow123 master12 master123 master1234 masterkey
  killer12 killer123 hunter12 hunter123 hunter1234 ranger12 tigger12 tigger123 buster12 buster123 pepper12 ginger12
  ginger123 cookie12 cookie123 cheese12 cheese123 banana123 chocolate chocolate1 butterfly butterfly1 sweetheart
  blink182 metallica metallica1 slipknot slipknot1 nirvana1 greenday ladygaga bluesky1 rainbow1 rainbow123 flower123
  flowers1 summer12 summer123 summer2023 summer2024 summer2025 summer2026 winter12 winter123 winter2023 winter2024
  winter2025 winter2026 spring2024 spring2025 spring2026 autumn2024 autumn2025 autumn2026 september november december
  february saturday thursday wednesday monday123 friday123 january1 october1 internet internet1 computer computer1
  computer12 computer123 keyboard whatever whatever1 trustno1 trustno1! freedom1 freedom12 freedom123 liberty1
  liverpool liverpool1 arsenal1 arsenal123 chelsea1 chelsea12 chelsea123 barcelona barcelona1 manchester realmadrid
  juventus ronaldo7 ronaldo123 messi123 corvette corvette1 mustang1 mustang12 ferrari1 porsche1 porsche911 chevrolet
  yamaha12 harley12 harleydavidson cowboys1 eagles12 steelers steelers1 packers1 patriots yankees1 yankees2 lakers24
  phoenix1 phoenix12 thunder1 lightning diamond1 diamond12 diamonds platinum midnight midnight1 maverick maverick1
  scorpion scorpion1 gangster gangsta1 godzilla gandalf1 excalibur highlander darkness darkangel darkside nintendo
  playstation playboy1 asshole1 bullshit fuckyou1 fuckyou2 fuckyou! fuckyou12 fuckyou123 fuckoff1 motherfucker pussycat
  administrator administrator1 admin123 admin1234 admin12345 admin123456 admin@123 adminadmin admin2024 admin2025
  admin2026 root1234 rootroot toor1234 user1234 username username1 useruser test1234 test12345 test123456 testtest
  testing1 testing12 testing123 testpass tester12 temp1234 temporary default1 default123 demo1234 guest123 guest1234
  login123 login1234 loginlogin hello123 hello1234 hello12345 hellohello helloworld hello!23 goodbye1 blahblah
  access12 access14 access123 server12 server123 system12 system123 master01 oracle12 manager1 manager123 office123
  company1 company123 business business1 marketing marketing1 facebook facebook1 facebook123 instagram instagram1
  twitter1 twitter123 linkedin linkedin1 youtube1 youtube123 google12 google123 google1234 microsoft windows1 windows10
  windows11 android1 iphone123 bitcoin1 bitcoin123 ethereum socialmedia influencer postwright postwright1 letmein2026
  jesus123 jesuschrist jesuslove jesus777 godisgood godislove blessed1 blessing faithful heavenly christ12 hallelujah
  australia australia1 america1 american1 brooklyn brooklyn1 chicago1 dallas12 england1 florida1 germany1 istanbul
  istanbul34 london12 london123 newyork1 newyork123 pakistan pakistan1 pakistan123 russia123 scotland singapore
  soleil123 bonjour1 doudou123 motdepasse passwort passwort1 passwort123 hallo123 hallo1234 schatz123 geheim123
  contrasena contrasenia contraseña teamo123 tequiero micontrasena senha123 senha1234 mudar123 brasil123 wachtwoord
  wachtwoord1 welkom01 welkom123 haslo123 qwertyuiop123 zaqwsxcde parola12 parola123 salasana losenord lösenord
  superstar superstar1 rockstar rockstar1 badboy12 babygirl babygirl1 babygirl12 babyboy1 angel123 angel1234 angels12
  sexy1234 hottie12 handsome beautiful beautiful1 gorgeous honey123 sweety12 sweetie1 cutiepie cupcake1 bubbles1
  snoopy12 scooby12 scoobydoo mickey12 mickey123 mickeymouse minnie12 tinkerbell tinkerbell1 hellokitty kitty123
  kittycat snowball snowflake sparkles strawberry blueberry raspberry pineapple watermelon cinnamon coffee123
  elephant elephant1 dolphin1 dolphins panther1 panthers wolfpack wildcat1 wildcats bulldogs bulldog1 lionking
  correcthorsebatterystaple thisisapassword thisismypassword ihavenopassword nopassword nopass123 idontknow
  whoknows whatsup1 pleasework letmepass let-me-in access-me trustme1 nothing1 something anything everything
  `
    .trim()
    .split(/\s+/),
)
