import { useState } from 'react'
import { CallError } from '../../../src/core/api/call-error'
import { resource } from '../../../src/core/store/resource'
import { Button } from '../../../src/ui/button'
import { Card } from '../../../src/ui/card'
import { Confirm } from '../../../src/ui/overlays/confirm'
import { Dialog } from '../../../src/ui/overlays/dialog'
import { EmptyState } from '../../../src/ui/pages/empty-state'
import { Failed } from '../../../src/ui/pages/failed'
import { FileChip } from '../../../src/ui/forms/file-chip'
import { InlineBar } from '../../../src/ui/inline-bar'
import { Input } from '../../../src/ui/forms/input'
import { Page } from '../../../src/ui/pages/page-frame'
import { Picture } from '../../../src/ui/picture'
import { Skeleton } from '../../../src/ui/pages/skeleton'
import { SkeletonRows } from '../../../src/ui/tables/skeleton-rows'
import type { StateDrawingName } from '../../../src/ui/icons/state-drawing'
import { UploadTile } from '../../../src/ui/forms/upload-tile'

export const Bars = () => (
  <Card title="提示条">
    <div className="board-stack">
      <InlineBar actions={<Button size="small">登录</Button>}>登录后显示会员价与账期额度</InlineBar>
      <InlineBar tone="success">企业认证已通过</InlineBar>
      <InlineBar tone="warn">2026-10 账单将于 12 月 5 日到期</InlineBar>
      <InlineBar tone="danger">订单已失效，请重新下单</InlineBar>
    </div>
  </Card>
)

export function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'confirm'>()
  const [typed, setTyped] = useState('')
  const close = () => setOpen(undefined)
  return (
    <Card title="对话框">
      <div className="board-row">
        <Button onClick={() => setOpen('dialog')}>打开对话框</Button>
        <Button onClick={() => setOpen('confirm')}>打开确认</Button>
      </div>
      {open === 'dialog' && (
        <Dialog
          title="填写定制需求"
          dirty={typed !== ''}
          hint="提交后加入购物车，平台 1–3 天内报价"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>取消</Button>
              <Button variant="primary">提交需求</Button>
            </>
          }
        >
          <Input aria-label="需求" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Dialog>
      )}
      {open === 'confirm' && (
        <Confirm
          title="删除这 3 件商品？"
          text="删除后可从常购清单重新加入。"
          danger
          onConfirm={close}
          onCancel={close}
        />
      )}
    </Card>
  )
}

export const Uploads = () => (
  <Card title="上传与图片">
    <div className="board-row">
      <UploadTile state="uploading" name="photo.jpg" percent={62} />
      <UploadTile state="failed" reason="超过 2 MB" name="手套.png" onChoose={() => {}} onRemove={() => {}} />
      <UploadTile state="add" count={2} max={6} onChoose={() => {}} />
      <Picture src="" alt="" size={88} />
      <Picture src="" alt="" size={160} />
    </div>
    <div className="board-row">
      <FileChip name="联轴器方案说明.docx" size={186_000} onRemove={() => {}} />
      <FileChip name="端面打标位置.png" size={412_000} />
      <FileChip name="检验要求.zip" size={1_200_000} href="#" onRemove={() => {}} />
    </div>
  </Card>
)

export const Skeletons = () => (
  <Card title="骨架屏">
    <div className="board-row">
      <Skeleton width={72} height={72} />
      <div style={{ flex: 1 }} className="board-stack">
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </div>
    <SkeletonRows rows={3} />
  </Card>
)

const drawings: StateDrawingName[] = ['box', 'search', 'list', 'picture', 'bolt', 'lock']

export const Empties = () => (
  <>
    {drawings.map((drawing) => (
      <Card key={drawing} padding="none">
        <EmptyState
          drawing={drawing}
          title="购物车还是空的"
          text="从常购清单一键补货，或按型号搜索商品。"
          actions={
            <>
              <Button variant="primary">打开常购清单</Button>
              <Button>去逛商品</Button>
            </>
          }
        />
      </Card>
    ))}
    <Card padding="none">
      <Failed
        error={new CallError('network', 0, '')}
        what="商品列表"
        safe="购物车不受影响。"
        onRetry={() => {}}
        onBack={() => {}}
      />
    </Card>
  </>
)

const list = resource(
  () => new Promise<string[]>((answer) => setTimeout(answer, 1500, ['6204-2RS', '6205-2RS'])),
)

export const Frames = () => (
  <Card title="页面框架：标题、骨架、内容">
    <Page of={list} title="我的订单" actions={<Button onClick={() => void list.reload()}>重新加载</Button>}>
      {(models) => <p>{models.join('、')}</p>}
    </Page>
  </Card>
)
