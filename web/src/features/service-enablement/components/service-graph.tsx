import { useTranslation } from 'react-i18next'
import type { ShownSwitch } from '@postwright/core/api/switches'
import type { ServiceId } from '@postwright/core/model/service-switch'
import { withNeeds, findLiveWindow } from '@postwright/core/switches/services'
import { serverNow } from '@/lib/server-clock.ts'
import { joinNames } from '../join-names.ts'
import styles from '../service-enablement.module.css'
import { COLUMN, placeNodes, ROW, type PlacedNode, WIDTH } from '../service-nodes.ts'

/** Draws the dependencies between services, with an equivalent list. */
export function ServiceGraph({ services }: { services: readonly ShownSwitch[] }) {
  const { t } = useTranslation('service-enablement')
  const now = serverNow()
  const off = services
    .filter(({ settings, windows }) => !settings.isOn || findLiveWindow(windows, now) !== null)
    .map(({ id }) => id)
  const nodes = placeNodes()
  const height = ROW * (Math.max(...nodes.map(({ row }) => row)) + 1)
  const width = COLUMN * Math.max(...nodes.map(({ column }) => column)) + WIDTH
  const name = (id: PlacedNode['id']) => t(`service-enablement:name.${id}`)
  const isOff = (id: PlacedNode['id']) => (id === 'networks' ? off.includes('publishing') : isDown(id, off))
  return (
    <div className={styles.graph}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true" focusable="false">
        {nodes.flatMap((node) =>
          node.needs.map((need) => {
            const from = nodes.find(({ id }) => id === need)
            return from && <path key={`${need} ${node.id}`} className={styles.edge} d={edgeOf(from, node)} />
          }),
        )}
        {nodes.map(({ id, column, row }) => (
          <g key={id} data-off={isOff(id) || undefined} className={styles.node}>
            <rect x={column * COLUMN} y={row * ROW + 6} width={WIDTH} height={ROW - 12} rx="8" />
            <text x={column * COLUMN + 12} y={row * ROW + ROW / 2} dominantBaseline="central">
              {name(id)}
            </text>
          </g>
        ))}
      </svg>
      <ul className={styles.graphList}>
        {nodes
          .filter(({ needs }) => needs.length > 0)
          .map(({ id, needs }) => (
            <li key={id}>
              {t(isOff(id) ? 'service-enablement:graph.needsOff' : 'service-enablement:graph.needs', {
                name: name(id),
                names: joinNames(needs.map(name)),
              })}
            </li>
          ))}
      </ul>
    </div>
  )
}

function isDown(id: ServiceId, off: readonly ServiceId[]): boolean {
  return withNeeds(id).some((each) => off.includes(each))
}

function edgeOf(from: PlacedNode, to: PlacedNode): string {
  const [x1, y1] = [from.column * COLUMN + WIDTH, from.row * ROW + ROW / 2]
  const [x2, y2] = [to.column * COLUMN, to.row * ROW + ROW / 2]
  const middle = (x1 + x2) / 2
  return `M${x1} ${y1} C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`
}
