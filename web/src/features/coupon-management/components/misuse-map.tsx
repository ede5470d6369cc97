import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CouponMisuse, type MisuseMark, misuseMarkSchema } from '@postwright/core/api/coupons'
import { initials } from '@/ui/avatar.tsx'
import { layOutCluster, NODE, type MisusePerson } from '../misuse-clusters.ts'
import classes from './misuse.module.css'

/** Root font size in pixels for which the drawing is designed; the drawing scales with it. */
const REM = 16

type Props = {
  groups: CouponMisuse['groups']
  personOf: (uid: string) => MisusePerson
  /** User whose dots are highlighted in every group. */
  active: string | null
  /** Called when the pointer or the focus enters a dot; called with null afterwards. */
  onPoint: (uid: string | null) => void
  /** User who stays highlighted until selected again. */
  pinned: string | null
  onPin: (uid: string) => void
}

/** Draws each shared mark in the middle of the people who share it; the list below has the same content as text. */
export function MisuseMap({ groups, ...shared }: Props) {
  const { t } = useTranslation('coupon-management')
  return (
    <div role="group" aria-label={t('coupon-management:misuse.map')} className={classes.map}>
      {groups.map((group, index) => (
        <ClusterDrawing key={index} group={group} {...shared} />
      ))}
    </div>
  )
}

type ClusterProps = Omit<Props, 'groups'> & { group: CouponMisuse['groups'][number] }

function ClusterDrawing({ group: { mark, uids }, personOf, active, onPoint, pinned, onPin }: ClusterProps) {
  const { t } = useTranslation('coupon-management')
  const { width, height, dot, hasInitials, places } = layOutCluster(uids)
  /** The one dot that Tab reaches; the arrow keys move to the others. */
  const [stop, setStop] = useState(0)

  function move(event: KeyboardEvent<SVGSVGElement>): void {
    const step = stepOf(event.key)
    if (step === 0) return
    event.preventDefault()
    const dots = event.currentTarget.querySelectorAll<SVGGElement>('[role="button"]')
    dots[(stop + step + dots.length) % dots.length]?.focus()
  }

  return (
    <svg
      className={classes.cluster}
      style={{ inlineSize: `${width / REM}rem` }}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      role="group"
      aria-label={t(`coupon-management:misuse.group.${mark}`, { count: uids.length })}
      data-mark={mark}
      onKeyDown={move}
      data-active={active === null ? undefined : uids.includes(active)}
    >
      {places.map(({ uid, x, y }) => (
        <line key={uid} className={classes.line} x2={x} y2={y} data-on={uid === active} />
      ))}
      <circle className={classes.node} r={NODE} />
      <text className={classes.nodeText} aria-hidden="true">
        {t(`coupon-management:misuse.mark.${mark}`)}
      </text>
      {places.map(({ uid, x, y }, at) => {
        const { name, groupCount } = personOf(uid)
        return (
          <g
            key={uid}
            className={classes.person}
            role="button"
            tabIndex={at === stop ? 0 : -1}
            aria-label={name}
            aria-pressed={uid === pinned}
            data-on={uid === active}
            onMouseEnter={() => onPoint(uid)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => {
              setStop(at)
              onPoint(uid)
            }}
            onBlur={() => onPoint(null)}
            onClick={() => onPin(uid)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              onPin(uid)
            }}
          >
            <circle className={classes.dot} cx={x} cy={y} r={dot} />
            {groupCount > 1 && <circle className={classes.several} cx={x} cy={y} r={dot - 3} />}
          </g>
        )
      })}
      {hasInitials &&
        places.map(({ uid, x, y }) => (
          <text key={uid} className={classes.initials} x={x} y={y} data-on={uid === active} aria-hidden="true">
            {initials(personOf(uid).name)}
          </text>
        ))}
    </svg>
  )
}

function stepOf(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1
  return key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0
}

/** The legend of the map; includes only the marks that the map shows. */
export function MisuseLegend({ marks, hasSeveral }: { marks: ReadonlySet<MisuseMark>; hasSeveral: boolean }) {
  const { t } = useTranslation('coupon-management')
  return (
    <ul className={classes.legend} aria-label={t('coupon-management:misuse.legend')}>
      {misuseMarkSchema.options
        .filter((mark) => marks.has(mark))
        .map((mark) => (
          <li key={mark}>
            <span className={classes.swatch} data-mark={mark} aria-hidden="true" />
            {t(`coupon-management:misuse.mark.${mark}`)}
          </li>
        ))}
      <li>
        <span className={classes.swatch} data-mark="person" aria-hidden="true" />
        {t('coupon-management:misuse.legendPerson')}
      </li>
      {hasSeveral && (
        <li>
          <span className={classes.swatch} data-mark="several" aria-hidden="true" />
          {t('coupon-management:misuse.legendSeveral')}
        </li>
      )}
    </ul>
  )
}
