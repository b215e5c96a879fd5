import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Config } from './config'
import type { Database } from './database'
import { measuredWork } from './measured-work'
import { tracedWork } from './traced-work'
import { watch } from './work'

/** What is told to a collector, and what is told to whoever asks. */
export type Telemetry = {
  /** In the form that Prometheus reads. */
  metrics: () => Promise<string>
  /** Sends what was not sent yet. */
  stop: () => Promise<unknown>
}

/**
 * Begins to trace and measure. Loaded only where a setting wants it.
 * @param times milliseconds: from one sending of metrics to the next, and until the spans of a while are sent
 */
export function openTelemetry(
  { otlp, service }: Config['telemetry'],
  database: Database,
  { every = 60_000, soon = 5_000 } = {},
): Telemetry {
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.instance.id': `${process.pid}`,
  })
  const asked = new PrometheusExporter({ preventServerStart: true })
  const exporter = otlp && new OTLPMetricExporter({ url: `${otlp}/v1/metrics` })
  const sent = exporter
    ? [
        new PeriodicExportingMetricReader({
          exporter,
          exportIntervalMillis: every,
          exportTimeoutMillis: Math.min(every, 10_000),
        }),
      ]
    : []
  const meters = new MeterProvider({ resource, readers: [asked, ...sent] })
  const ends = [watch(measuredWork(meters.getMeter('tradefront'), database))]
  const traces =
    otlp &&
    new BasicTracerProvider({
      resource,
      spanProcessors: [
        new BatchSpanProcessor(new OTLPTraceExporter({ url: `${otlp}/v1/traces` }), {
          scheduledDelayMillis: soon,
        }),
      ],
    })
  if (traces) ends.push(watch(tracedWork(traces.getTracer('tradefront'))))
  return {
    async metrics() {
      const { resourceMetrics } = await asked.collect()
      return new PrometheusSerializer().serialize(resourceMetrics)
    },
    stop() {
      for (const end of ends) end()
      return Promise.allSettled([meters.shutdown(), traces && traces.shutdown()])
    },
  }
}
