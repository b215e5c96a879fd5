import { useEffect, useRef, useState } from 'react'
import { pictureAddress } from '../../core/address/picture-address'
import { Button } from '../../ui/button'
import { useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { useSheet } from '../../ui/sheet'
import type { BlockProps } from './blocks'
import { homeMessages } from './home.messages'
import sheet from './video.css?sheet'

/** A video that plays on demand. A failure is shown in its place. */
export default function VideoBlock({ props: { src, poster, title } }: { props: BlockProps<'video'> }) {
  useSheet(sheet)
  const scope = useScope()
  const say = useSay(homeMessages)
  const [failed, setFailed] = useState(false)
  const film = useRef<HTMLVideoElement>(null)

  // Loading begins before mounting, so an early failure fires no event here.
  useEffect(() => {
    if (film.current?.error) setFailed(true)
  }, [failed])

  return (
    <figure className="home-block home-video">
      {failed ? (
        <div className="home-video-failed" role="alert">
          <Icon name="videoOff" size={28} />
          <p>{say('videoFailed')}</p>
          <Button size="small" icon="refresh" onClick={() => setFailed(false)}>
            {say('retry')}
          </Button>
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the site's own film; the data knows no captions
        <video
          ref={film}
          className="home-video-film"
          controls
          playsInline
          preload="metadata"
          src={pictureAddress(scope, src)}
          poster={poster && pictureAddress(scope, poster)}
          aria-label={title}
          onError={() => setFailed(true)}
        />
      )}
      <figcaption className="above-8 text-dense ink-2">{title}</figcaption>
    </figure>
  )
}
