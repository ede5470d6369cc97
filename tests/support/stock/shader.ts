/** Fragment shader of all stock photos. `scene` is the index in `STOCK_PHOTOS`. The same input gives the same image. */
export const SHADER = `#version 300 es
precision highp float;
uniform vec2 size; uniform int scene; out vec4 o;
float h21(vec2 p){p=fract(p*vec2(123.34,456.21));p+=dot(p,p+45.32);return fract(p.x*p.y);}
float vn(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);return mix(mix(h21(i),h21(i+vec2(1,0)),f.x),mix(h21(i+vec2(0,1)),h21(i+vec2(1,1)),f.x),f.y);}
float fbm(vec2 p){float a=.5,s=0.;for(int i=0;i<6;i++){s+=a*vn(p);p=mat2(1.6,1.2,-1.2,1.6)*p;a*=.5;}return s;}
vec3 mixs(vec3 a,vec3 b,float t){return mix(a,b,smoothstep(0.,1.,t));}

vec3 dunes(vec2 u){
  vec3 c=mixs(vec3(.98,.84,.66),vec3(.55,.66,.78),u.y*1.1-.1);
  float sun=length((u-vec2(.68,.74))*vec2(.8,1.));c+=vec3(1.,.75,.45)*.5*exp(-sun*5.);c=mix(c,vec3(1.,.95,.85),smoothstep(.075,.07,sun));
  for(int i=0;i<5;i++){float f=float(i);float y=.56-.11*f+.09*sin(u.x*(2.2+f*.7)+f*2.1)+.05*fbm(vec2(u.x*2.+f*7.,f));
    if(u.y<y){float d=y-u.y;float crest=sin(u.x*(2.2+f*.7)+f*2.1+.9);vec3 lit=mix(vec3(.93,.66,.42),vec3(.80,.42,.25),f/4.);vec3 dark=mix(vec3(.62,.36,.26),vec3(.33,.15,.12),f/4.);
      float r=.5+.5*sin((u.y*90.+sin(u.x*9.+f)*6.+fbm(u*6.)*5.)*(1.+f*.2));c=mix(lit,dark,smoothstep(-.5,.9,crest+d*2.6));c*=1.-.05*r*smoothstep(0.,.15,d);c=mix(c,vec3(.98,.8,.62),exp(-d*26.)*.4);c=mix(c,vec3(.95,.78,.62),(4.-f)*.09);}}
  return c;}
vec3 peaks(vec2 u){
  vec3 c=mixs(vec3(.96,.87,.82),vec3(.42,.58,.74),u.y);
  for(int i=0;i<6;i++){float f=float(i);float y=.72-.115*f+(.26-.02*f)*(fbm(vec2(u.x*(1.5+f*.35)+f*11.3,f*3.))-.5)+.05*(1.-abs(2.*fract(u.x*1.1+f*.37)-1.));
    if(u.y<y){float d=y-u.y;vec3 k=mix(vec3(.60,.70,.80),vec3(.06,.13,.20),f/5.);float s=fbm(vec2(u.x*14.+d*9.,u.y*18.+f*5.));
      if(i<2){k=mix(k,vec3(.93,.95,.98),smoothstep(.5,.62,s)*smoothstep(.16,0.,d));}
      c=mix(k*(.92+.16*s),vec3(.84,.84,.86),smoothstep(.0,.2,d)*(.75-.13*f));}}
  return c;}
vec3 sea(vec2 u){
  float hz=.44;vec3 sky=mixs(vec3(1.,.66,.42),vec3(.29,.33,.55),(u.y-hz)*1.9);float cl=fbm(vec2(u.x*2.,u.y*9.));sky=mix(sky,vec3(1.,.55,.45),smoothstep(.5,.8,cl)*.5*smoothstep(1.,.45,u.y));
  float s=length((u-vec2(.5,hz+.1))*vec2(.8,1.));sky+=vec3(1.,.6,.3)*.6*exp(-s*6.);sky=mix(sky,vec3(1.,.95,.82),smoothstep(.08,.076,s));
  if(u.y>hz)return sky;float d=hz-u.y;float w=fbm(vec2(u.x*6./(d+.06),30.*log(d+.03)));
  vec3 c=mixs(vec3(.86,.50,.42),vec3(.06,.12,.24),d*2.4);float gl=smoothstep(.42,.75,w)*exp(-pow((u.x-.5)/(.06+d*.5),2.));c+=vec3(1.,.72,.42)*gl*.95;c+=vec3(.5,.35,.4)*(w-.5)*.35;return c;}
vec3 forest(vec2 u){
  vec3 c=mixs(vec3(.78,.83,.80),vec3(.93,.92,.86),u.y);c+=vec3(.2,.18,.1)*exp(-length(u-vec2(.6,.85))*3.);
  for(int i=0;i<5;i++){float f=float(i);float n=12.-f*1.5;float base=.40-.11*f+.04*sin(u.x*4.+f*2.);float hit=u.y<base?1.:0.;
    for(int k=-1;k<2;k++){float x=u.x*n+f*3.7;float id=floor(x)+float(k);float q=x-id-.5-.4*(h21(vec2(id,f+8.))-.5);float hh=base+(.20+.055*f)*(.65+.6*h21(vec2(id,f)));float t=(hh-u.y)/(hh-base+.12);
      if(t>0.&&t<1.2){float saw=abs(fract(t*9.+h21(vec2(id,f))*3.)-.0);float w=t*(.42+.20*saw)*.95+.015;if(abs(q)<w*.62*(1.+.12*(vn(vec2(u.y*220.,id*3.))-.5)))hit=1.;}}
    if(hit>.5){vec3 k=mix(vec3(.62,.71,.69),vec3(.05,.13,.11),f/4.);c=mix(k*(.9+.2*vn(u*vec2(90.,140.))),vec3(.84,.88,.84),smoothstep(base+.12,base-.22,u.y)*(.75-.17*f));}}
  return c;}
float fold(vec2 p){float a=vn(p*.9+3.)+.35*vn(p*1.7+9.);return sin(p.x*2.1+p.y*1.5+a*4.6)+.35*sin(p.x*4.7-p.y*2.2+a*6.1);}
vec3 silk(vec2 u){vec2 p=u*vec2(1.7,2.1);float e=.004;float f=fold(p);vec3 n=normalize(vec3((f-fold(p+vec2(e,0.)))/e*.22,(f-fold(p+vec2(0.,e)))/e*.22,1.));vec3 l=normalize(vec3(-.5,.6,.6));
  float d=clamp(dot(n,l),0.,1.);float sp=pow(clamp(dot(reflect(-l,n),vec3(0.,0.,1.)),0.,1.),9.);vec3 c=mix(vec3(.16,.01,.05),vec3(.72,.11,.16),d);c+=vec3(1.,.55,.5)*sp*.42;return c*(.78+.12*f);}
vec3 shadow(vec2 u){vec3 c=mix(vec3(.93,.86,.77),vec3(.86,.76,.66),u.x*.6+u.y*.25);c*=.98+.04*fbm(u*60.);float s=0.;
  for(int j=0;j<3;j++){vec2 r=vec2(-.08+.2*float(j),1.05-.42*float(j));float ang=-.62-.22*float(j);
  for(int i=0;i<13;i++){float f=float(i);vec2 q=u-r-vec2(cos(ang),sin(ang))*f*.075;float d=(mod(f,2.)<1.?1.:-1.);float a=ang+d*(.95-.02*f);vec2 k=vec2(q.x*cos(a)+q.y*sin(a),-q.x*sin(a)+q.y*cos(a));float len=.30-.014*f;
    float w=.034*sin(3.14*clamp(k.x/len,0.,1.));float blur=.010+.012*float(j);if(k.x>-.02&&k.x<len+.02)s=max(s,smoothstep(w+blur,w-blur,abs(k.y))*(.75-.15*float(j)));}}
  c=mix(c,c*vec3(.60,.55,.55),s);float win=smoothstep(.0,.05,abs(fract((u.x*.8+u.y*.35)*1.6)-.5)-.06);return c*(.82+.2*win);}
vec3 city(vec2 u){vec3 c=mixs(vec3(.36,.22,.38),vec3(.03,.04,.13),u.y*1.2);c+=vec3(.9,.45,.3)*.45*exp(-u.y*4.);
  for(int i=0;i<4;i++){float f=float(i);float n=5.+f*1.5;float x=u.x*n+f*2.3;float id=floor(x);float top=.78-.17*f+.22*(h21(vec2(id,f+3.))-.5);
    if(u.y<top&&fract(x)>.03){vec3 k=mix(vec3(.20,.16,.30),vec3(.03,.03,.07),f/3.);vec2 g=vec2(fract(x)*6.,u.y*(52.-f*7.));vec2 gi=floor(g);float on=step(.62,h21(gi+id*7.+f*31.));vec2 gf=fract(g);float wn=step(.2,gf.x)*step(gf.x,.75)*step(.25,gf.y)*step(gf.y,.72);
      vec3 lamp=mix(vec3(1.,.75,.38),vec3(.75,.85,1.),step(.82,h21(gi*3.+f)));c=k+lamp*on*wn*(.35+.5*h21(gi+9.))*(.6+.1*f);}}
  for(int i=0;i<16;i++){float f=float(i);vec2 b=vec2(h21(vec2(f,1.)),.02+.3*h21(vec2(f,2.)));float r=.025+.05*h21(vec2(f,3.));float d=length((u-b)*vec2(.8,1.));c+=mix(vec3(1.,.5,.2),vec3(.9,.2,.35),h21(vec2(f,4.)))*smoothstep(r,r*.86,d)*.30;}
  return c;}

float box(vec3 p,vec3 b,float r){vec3 q=abs(p)-b+r;return length(max(q,0.))+min(max(q.x,max(q.y,q.z)),0.)-r;}
float cyl(vec3 p,float h,float r,float k){vec2 d=abs(vec2(length(p.xz),p.y))-vec2(r,h)+k;return min(max(d.x,d.y),0.)+length(max(d,0.))-k;}
float tor(vec3 p,vec2 t){return length(vec2(length(p.xy)-t.x,p.z))-t.y;}
float smin(float a,float b,float k){float h=clamp(.5+.5*(b-a)/k,0.,1.);return mix(b,a,h)-k*h*(1.-h);}
vec2 U(vec2 a,float d,float m){return d<a.x?vec2(d,m):a;}
vec2 map(vec3 p){
  vec2 r=vec2(p.y,1.);
  if(scene!=9)r=U(r,2.6-p.z,2.);
  if(scene==7){float y=p.y;float R=.36+.26*sin(y*1.9+.35)*smoothstep(2.,.3,y)-.16*smoothstep(.9,1.7,y)+.10*smoothstep(1.7,2.05,y);
    float v=max(length(p.xz+vec2(.35,0.))-R,max(-y+.02,y-2.05))*.7;r=U(r,v,3.);
    r=U(r,length(p-vec3(.75,.36,-.55))-.36,4.);r=U(r,box(p-vec3(.75,.9,.75),vec3(.5,.9,.4),.02),5.);
    for(int i=0;i<5;i++){float f=float(i);vec3 q=p-vec3(-.35,2.,0.);float t=clamp(q.y/1.3,0.,1.);vec2 off=vec2(sin(f*1.9)*.55,cos(f*2.3)*.3)*t*t;float st=length(q.xz-off*1.)-.018;r=U(r,max(st,abs(q.y-.6)-.7)*.6,6.);
      vec3 e=q-vec3(sin(f*1.9)*.55,1.32+.06*f,cos(f*2.3)*.3);r=U(r,(length(e*vec3(1.,.7,1.))-.14)*.7,7.);}}
  if(scene==8){vec3 q=p-vec3(0.,.55,0.);float b=max(abs(length(q)-.95)-.03,q.y-.0);b=max(b,-(q.y+.5));r=U(r,b*.9,3.);r=U(r,cyl(p-vec3(0.,.05,0.),.05,.5,.02),3.);
    for(int i=0;i<7;i++){float f=float(i);float a=f*1.0472;vec3 e=i<6?vec3(cos(a)*.5,.62,sin(a)*.5):vec3(0.,.95,0.);vec3 k=p-e;float d=length(k*vec3(1.,1.12,1.))-.33+.012*cos(atan(k.z,k.x)*5.);r=U(r,d*.85,4.);r=U(r,cyl(k-vec3(0.,.31,0.),.06,.02,.01),6.);}
    r=U(r,box(p-vec3(1.25,.06,-.75),vec3(.55,.05,.75),.03),5.);r=U(r,length((p-vec3(1.25,.3,-.75))*vec3(1.,1.15,1.))-.24,7.);r=U(r,length((p-vec3(-1.35,.2,-.7))*vec3(1.,1.1,1.))-.24,4.);}
  if(scene==9){float st=100.;for(int i=0;i<6;i++){float f=float(i);st=min(st,box(p-vec3(1.1,.14+.28*f,.2+.5*f),vec3(.8,.14+.0,.3+2.4-.4*f),.01));}r=U(r,st,5.);
    vec3 q=p-vec3(-.7,0.,1.6);float wall=box(q-vec3(0.,2.4,.4),vec3(3.6,2.5,.35),.02);vec2 k=vec2(q.x,q.y-1.7);float hole=max(length(k)-.75,0.);hole=min(length(k)-.75,box(vec3(q.x,q.y-.8,0.),vec3(.75,.9,1.),0.));wall=max(wall,-hole);r=U(r,wall,3.);r=U(r,4.6-p.z,8.);
    r=U(r,length(p-vec3(-.75,.42,.2))-.42,4.);}
  if(scene==10){r=U(r,box(p-vec3(.1,.09,.1),vec3(1.05,.09,.75),.03),3.);r=U(r,box(p-vec3(.0,.26,.15),vec3(.92,.08,.62),.03),4.);r=U(r,box(p-vec3(.12,.42,.1),vec3(.8,.07,.56),.03),5.);
    vec3 q=p-vec3(-.05,.86,.05);float m=max(cyl(q,.37,.36,.04),-cyl(q-vec3(0.,.12,0.),.36,.31,.03));m=smin(m,tor(vec3(q.x-.4,q.y,q.z),vec2(.2,.055)),.03);m=max(m,-cyl(q-vec3(0.,.12,0.),.36,.31,.03));r=U(r,m,6.);r=U(r,cyl(q-vec3(0.,.12,0.),.06,.32,.0),7.);
    r=U(r,cyl((p-vec3(-1.2,.07,-.6)).yxz,.7,.05,.01),7.);}
  if(scene==11){float c=cos(.5),s=sin(.5);vec3 q=p-vec3(0.,.62,.1);q.xz=mat2(c,s,-s,c)*q.xz;r=U(r,box(q,vec3(.85,.62,.62),.015),3.);r=U(r,box(q,vec3(.13,.624,.624),.01),4.);r=U(r,box(q-vec3(.45,.3,-.62),vec3(.26,.18,.008),.004),5.);
    vec3 k=p-vec3(-1.25,.3,-.35);k.xz=mat2(.9,-.43,.43,.9)*k.xz;r=U(r,box(k,vec3(.42,.3,.36),.015),6.);r=U(r,box(k,vec3(.07,.304,.364),.008),4.);}
  if(scene==12){for(int i=0;i<11;i++){float f=float(i);float hh=.72+.28*h21(vec2(f,5.));float x=-1.6+f*.31;float lean=i==10?.22:0.;vec3 q=p-vec3(x,.2+hh,.2);q.xy=mat2(cos(lean),-sin(lean),sin(lean),cos(lean))*q.xy;r=U(r,box(q,vec3(.135,hh,.5),.02),10.+f);}
    r=U(r,box(p-vec3(0.,.1,.2),vec3(2.6,.1,.7),.02),5.);r=U(r,length(p-vec3(1.05,.0,-.1)-vec3(.75,.55,0.))-.34,4.);}
  return r;}
vec3 alb(float m,vec3 p){
  if(scene==7){if(m<1.5)return vec3(.83,.70,.58);if(m<2.5)return vec3(.88,.76,.66);if(m<3.5)return vec3(.80,.38,.26)*(.95+.1*fbm(p.xy*vec2(4.,30.)));if(m<4.5)return vec3(.93,.72,.30);if(m<5.5)return vec3(.95,.90,.84);if(m<6.5)return vec3(.45,.42,.25);return vec3(.90,.82,.66);}
  if(scene==8){if(m<1.5)return vec3(.42,.28,.20)*(.8+.4*fbm(vec2(p.x*2.,p.z*26.)));if(m<2.5)return vec3(.27,.33,.30);if(m<3.5)return vec3(.93,.90,.84);if(m<4.5)return vec3(.78,.13,.07);if(m<5.5)return vec3(.70,.50,.30);if(m<6.5)return vec3(.24,.38,.14);return vec3(.93,.88,.74);}
  if(scene==9){if(m<1.5)return vec3(.90,.62,.50);if(m<3.5)return vec3(.91,.52,.42);if(m<4.5)return vec3(.97,.82,.55);if(m<5.5)return vec3(.95,.66,.55);return vec3(.55,.75,.86);}
  if(scene==10){if(m<1.5)return vec3(.62,.48,.37)*(.85+.3*fbm(vec2(p.x*1.5,p.z*20.)));if(m<2.5)return vec3(.78,.80,.78);if(m<3.5)return vec3(.16,.30,.36);if(m<4.5)return vec3(.93,.88,.78);if(m<5.5)return vec3(.80,.36,.24);if(m<6.5)return vec3(.95,.94,.91);return vec3(.17,.10,.06);}
  if(scene==11){if(m<1.5)return vec3(.36,.27,.22)*(.8+.4*fbm(vec2(p.x*1.5,p.z*18.)));if(m<2.5)return vec3(.33,.27,.25);if(m<3.5)return vec3(.73,.53,.34)*(.94+.1*fbm(p.xy*9.));if(m<4.5)return vec3(.88,.74,.52);if(m<5.5)return vec3(.95,.94,.90);return vec3(.66,.47,.30);}
  if(m<1.5)return vec3(.70,.62,.52);if(m<2.5)return vec3(.60,.68,.66);if(m<4.5)return vec3(.93,.72,.36);if(m<5.5)return vec3(.55,.36,.24)*(.85+.3*fbm(vec2(p.x*2.,p.y*30.)));
  float f=m-10.;vec3 k=f<2.?vec3(.13,.30,.38):f<4.?vec3(.82,.36,.24):f<5.?vec3(.94,.88,.76):f<7.?vec3(.20,.42,.36):f<8.?vec3(.90,.66,.30):f<10.?vec3(.45,.16,.20):vec3(.92,.86,.78);float b=fract(p.y*.9+f*.3);return mix(k,k*.72+.2,step(.86,b)*step(b,.9));}
vec3 nrm(vec3 p){vec2 e=vec2(.0008,0.);return normalize(vec3(map(p+e.xyy).x-map(p-e.xyy).x,map(p+e.yxy).x-map(p-e.yxy).x,map(p+e.yyx).x-map(p-e.yyx).x));}
float shade(vec3 p,vec3 l){float s=1.,t=.02;for(int i=0;i<40;i++){float d=map(p+l*t).x;s=min(s,9.*d/t);t+=clamp(d,.02,.2);if(s<.004||t>7.)break;}return smoothstep(0.,1.,clamp(s,0.,1.));}
float occ(vec3 p,vec3 n){float s=0.,w=1.;for(int i=1;i<6;i++){float t=.07*float(i);s+=w*(t-map(p+n*t).x);w*=.7;}return clamp(1.-1.5*s,0.,1.);}
vec3 still(vec2 u){vec2 q=(u-.5)*vec2(size.x/size.y,1.);vec3 ro=scene==9?vec3(.1,1.9,-6.2):vec3(.15,1.75,-5.2);vec3 ta=scene==9?vec3(-.05,1.35,0.):scene==7?vec3(.1,1.3,0.):vec3(0.,.75,0.);vec3 w=normalize(ta-ro),s=normalize(cross(vec3(0,1,0),w)),v=cross(w,s);
  vec3 rd=normalize(q.x*s+q.y*v+(scene==9?1.55:1.5)*w);float t=.1;vec2 m=vec2(0.);for(int i=0;i<140;i++){m=map(ro+rd*t);if(m.x<.0006*t||t>14.)break;t+=m.x*.85;}
  vec3 p=ro+rd*t,n=nrm(p);vec3 l=normalize(vec3(-.75,1.05,-.75));vec3 a=alb(m.y,p);float d=max(dot(n,l),0.)*shade(p+n*.004,l);float ao=occ(p,n);float sk=.5+.5*n.y;
  vec3 c=a*(d*vec3(1.28,1.14,.96)*1.05+sk*ao*vec3(.34,.37,.43)+ao*max(dot(n,normalize(vec3(.8,.2,-.4))),0.)*vec3(.20,.14,.10)+.06*ao);float gl=m.y>2.5&&m.y<9.?1.:.0;c+=gl*.16*pow(max(dot(reflect(rd,n),l),0.),24.)*d;
  c=c/(c*.42+.72);return pow(c,vec3(.94));}
void main(){vec2 u=gl_FragCoord.xy/size;vec3 c;
  if(scene==0)c=dunes(u);else if(scene==1)c=peaks(u);else if(scene==2)c=sea(u);else if(scene==3)c=forest(u);else if(scene==4)c=silk(u);else if(scene==5)c=shadow(u);else if(scene==6)c=city(u);else c=still(u);
  c*=1.-.22*pow(length(u-.5)*1.25,2.6);c+=(h21(gl_FragCoord.xy*.71)-.5)*.022;o=vec4(clamp(c,0.,1.),1.);}`
