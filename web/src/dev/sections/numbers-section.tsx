import type { ChartData } from '../../ui/chart-data.ts'
import { ChartTable } from '../../ui/chart-table.tsx'
import { Chart } from '../../ui/chart.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Sparkline } from '../../ui/sparkline.tsx'
import { StatTile } from '../../ui/stat-tile.tsx'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const REACH = [310, 420, 380, 560, 610, 590, 720]
const LAST = [280, 300, 340, 330, 420, 460, 440]

const BARS: ChartData = {
  kind: 'bars',
  labels: DAYS,
  ticks: DAYS.map((day) => day.slice(0, 3)),
  series: [
    { name: 'Went out', tone: 'positive', values: [3, 4, 2, 5, 4, 1, 0] },
    { name: 'Failed', tone: 'negative', values: [0, 1, 0, 0, 2, 0, 0] },
  ],
}
const LINES: ChartData = {
  ...BARS,
  kind: 'line',
  series: [
    { name: 'This week', tone: 'accent', values: REACH },
    { name: 'The week before', tone: 'neutral', values: LAST },
  ],
}
const AREA: ChartData = {
  ...BARS,
  kind: 'area',
  series: [{ name: 'Share', tone: 'accent', values: [0.021, 0.034, 0.03, 0.041, 0.038, 0.052, 0.049] }],
  format: { style: 'percent', maximumFractionDigits: 1 },
}
const NONE: ChartData = { ...BARS, series: [{ name: 'Went out', tone: 'positive', values: DAYS.map(() => 0) }] }

export function NumbersSection() {
  return (
    <>
      <Specimens of="StatTile">
        <Specimen name="Better">
          <Panel>
            <StatTile label="Reach" value={3590} delta={{ share: 0.24, since: 'since last week' }} points={REACH} />
          </Panel>
        </Specimen>
        <Specimen name="Worse, though it is less">
          <Panel>
            <StatTile
              label="Minutes to answer"
              value={41}
              delta={{ share: 0.08, better: 'down', since: 'since last week' }}
              points={LAST}
            />
          </Panel>
        </Specimen>
        <Specimen name="Level, as a percentage">
          <Panel>
            <StatTile
              label="Engagement"
              value={0.043}
              format={{ style: 'percent', maximumFractionDigits: 1 }}
              delta={{ share: 0, since: 'since last week' }}
            />
          </Panel>
        </Specimen>
        <Specimen name="Loading">
          <Panel>
            <StatTile label="Followers" value={null} />
          </Panel>
        </Specimen>
        <Specimen name="With the colour it has in a chart">
          <Panel>
            <StatTile label="Went out" value={19} tone="positive" />
          </Panel>
        </Specimen>
        <Specimen name="Sparkline alone">
          <Sparkline points={REACH} />
        </Specimen>
      </Specimens>
      <Specimens of="Chart" least="20rem">
        <Specimen name="Stacked bars" note="point at a bar; the button shows the table">
          <Panel>
            <Chart {...BARS} title="Publications" summary="Most went out; three failed." />
          </Panel>
        </Specimen>
        <Specimen name="Lines" note="they differ by more than colour">
          <Panel>
            <Chart {...LINES} title="Reach" summary="It grew through the week and lies above the week before." />
          </Panel>
        </Specimen>
        <Specimen name="Area, in percent">
          <Panel>
            <Chart {...AREA} title="Engagement" summary="It rose from two to five per cent." />
          </Panel>
        </Specimen>
        <Specimen name="Empty">
          <Panel>
            <Chart {...NONE} title="Publications" summary="Nothing yet." empty="Nothing has gone out this week." />
          </Panel>
        </Specimen>
        <Specimen name="Loading">
          <Panel>
            <Chart {...BARS} title="Publications" summary="" isLoading />
          </Panel>
        </Specimen>
        <Specimen name="As a table">
          <Panel>
            <ChartTable data={BARS} label="Publications by day" />
          </Panel>
        </Specimen>
      </Specimens>
    </>
  )
}
