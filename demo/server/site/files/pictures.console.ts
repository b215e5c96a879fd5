import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import { acceptOf } from '../../../../src/site/files/file-kind'
import { audit } from '../../core/documents/audit'
import type { ConsolePage } from '../../core/operator/console'
import { largestUpload } from './files'
import { keepPicture, lastPictures, picturePath } from './site-pictures'

const words = {
  about: [
    '上传后复制地址，填入文章封面或板块的图片地址。图片对所有人可见，去除拍摄信息。',
    'Copy the address into the cover of an article or the picture of a block. Everybody can see the pictures; data about the camera is removed.',
  ],
  file: ['图片（jpg、png、gif，小于 4 MB）', 'Picture (jpg, png or gif, under 4 MB)'],
  upload: ['上传', 'Upload'],
  picture: ['图片', 'Picture'],
  address: ['地址', 'Address'],
  none: ['还没有上传的图片。', 'No pictures were uploaded yet.'],
} as const satisfies Record<string, Text>

/** Console page to upload pictures for articles and blocks. */
export const page = {
  title: ['图片', 'Pictures'],
  permission: 'site',
  done: { uploaded: ['已上传', 'Uploaded.'] },
  async show({ say, to, mayAct }) {
    const pictures = await lastPictures()
    return html`<article aria-label="${say(words.upload)}">
        <p>${say(words.about)}</p>
        ${
          mayAct
            ? html`<form method="post" action="${to('upload')}" enctype="multipart/form-data" class="acts">
                <label
                  >${say(words.file)}<input type="file" name="file" accept="${acceptOf(['image'])}" required
                /></label>
                <button class="main">${say(words.upload)}</button>
              </form>`
            : ''
        }
      </article>
      ${
        pictures.length === 0
          ? html`<p>${say(words.none)}</p>`
          : html`<div class="scrolled">
              <table>
                <tr>
                  <th scope="col">${say(words.picture)}</th>
                  <th scope="col">${say(words.address)}</th>
                </tr>
                ${pictures.map(
                  (picture) =>
                    html`<tr>
                      <td><a href="${picturePath(picture)}" target="_blank">${picture.shownName}</a></td>
                      <td>
                        <input readonly value="${picturePath(picture)}" aria-label="${say(words.address)}" />
                      </td>
                    </tr>`,
                )}
              </table>
            </div>`
      }`
  },
  posts: {
    upload: {
      largest: largestUpload('review'),
      async run({ c, operator }) {
        const { id } = await keepPicture(c.req.raw, c.var.surroundings.config.bucket)
        await audit({
          actorType: 'operator',
          actorId: operator.id,
          entity: 'picture',
          entityId: id,
          action: 'add',
        })
        return { done: 'uploaded' }
      },
    },
  },
} satisfies ConsolePage
