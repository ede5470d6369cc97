const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Elements of a drawing that are taken over. */
export const DRAWN = setOf(
  'g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask switch style',
)

/** Elements that say something about a drawing and draw nothing: left out, with everything in them. */
export const UNDRAWN = setOf('title desc metadata')

/** Attributes that are taken over; every other one is left out. */
export const ATTRIBUTES = setOf(
  'id class style transform d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height offset fill fill-opacity fill-rule stroke ' +
    'stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stop-color stop-opacity opacity color display ' +
    'visibility clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits gradientUnits gradientTransform ' +
    'spreadMethod href xlink:href',
)

/** Attributes without which a drawing would look otherwise, so that one that has them is not taken over at all. */
export const NEEDED = setOf('filter marker marker-start marker-mid marker-end stroke-dasharray')
