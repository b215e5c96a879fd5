export const Settings = ({ api }: { api: string }) => (
  <script
    dangerouslySetInnerHTML={{
      __html: `window.tradefrontConfig = ${JSON.stringify({ api, site: 'localhost' })}`,
    }}
  />
)
