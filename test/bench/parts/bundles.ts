import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleLambdas, type BundledLambda } from '#infra/bundle/bundle-lambdas.ts'
import { figure, median, report } from '../figure.ts'

const RUNS = 9
const BENCH = path.resolve(import.meta.dirname, '..')

const importMs = (file: string) =>
  Number(
    execFileSync(process.execPath, [path.join(BENCH, 'import-time.mjs'), file], {
      env: {},
      encoding: 'utf8',
    }),
  )

interface Loaded extends BundledLambda {
  readonly ratio: number
}

/**
 * Measures every bundle and the empty handler in turns, so that slow moments of the machine affect all of
 * them.
 */
function loadTimes(bundles: readonly BundledLambda[]): { loaded: readonly Loaded[]; emptyMs: number } {
  const empty: number[] = []
  const times = new Map(bundles.map(({ name }): [string, number[]] => [name, []]))
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, { name, file }] of bundles.entries()) {
      if (index % 4 === 0) empty.push(importMs(path.join(BENCH, 'empty-handler.mjs')))
      times.get(name)?.push(importMs(file))
    }
  }
  const emptyMs = median(empty)
  return {
    loaded: bundles.map((bundle) => ({ ...bundle, ratio: median(times.get(bundle.name) ?? []) / emptyMs })),
    emptyMs,
  }
}

const outdir = mkdtempSync(path.join(tmpdir(), 'bench-lambdas-'))
try {
  const from = performance.now()
  const bundles = await bundleLambdas(outdir)
  const bundleSeconds = (performance.now() - from) / 1000
  const { loaded, emptyMs } = loadTimes(bundles)
  const slowest = loaded.toSorted((a, b) => b.ratio - a.ratio)[0]
  const largest = bundles.toSorted((a, b) => b.gzipBytes - a.gzipBytes)[0]
  const heaviest = bundles.toSorted((a, b) => b.startGzipBytes - a.startGzipBytes)[0]
  report({
    figures: [
      figure(
        'P1',
        'import of a Lambda bundle ÷ empty handler, median',
        median(loaded.map(({ ratio }) => ratio)),
        '×',
        '<= 5',
        `empty handler ${emptyMs.toFixed(1)} ms`,
      ),
      figure(
        'P1',
        'import of a Lambda bundle ÷ empty handler, worst',
        slowest?.ratio ?? Number.NaN,
        '×',
        '<= 13',
        slowest?.name ?? null,
      ),
      figure(
        'P2',
        'gzip of a Lambda bundle, median',
        median(bundles.map(({ gzipBytes }) => gzipBytes / 1000)),
        'KB',
        '<= 110',
        'with the parts that are loaded when they are needed',
      ),
      figure(
        'P2',
        'gzip of a Lambda bundle, worst',
        (largest?.gzipBytes ?? Number.NaN) / 1000,
        'KB',
        '<= 400',
        largest?.name ?? null,
      ),
      figure(
        'P2',
        'gzip of what a Lambda loads at its start, median',
        median(bundles.map(({ startGzipBytes }) => startGzipBytes / 1000)),
        'KB',
      ),
      figure(
        'P2',
        'gzip of what a Lambda loads at its start, worst',
        (heaviest?.startGzipBytes ?? Number.NaN) / 1000,
        'KB',
        null,
        heaviest?.name ?? null,
      ),
      figure('P13', 'all Lambdas bundled in one pass', bundleSeconds, 's'),
    ],
    details: {
      bundles: loaded.map(({ name, bytes, gzipBytes, startGzipBytes, ratio }) => ({
        name,
        bytes,
        gzipBytes,
        startGzipBytes,
        importRatio: Number(ratio.toFixed(2)),
      })),
    },
  })
} finally {
  rmSync(outdir, { recursive: true, force: true })
}
