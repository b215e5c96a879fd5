-- additive
ALTER TABLE "goods_import" ADD COLUMN "sheet_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_import" ADD COLUMN "similar" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_import" ADD COLUMN "instead" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "preview_key" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "theme_page" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "theme_page" ADD COLUMN "preview_key" text DEFAULT gen_random_uuid() NOT NULL;