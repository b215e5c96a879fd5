-- additive
CREATE TABLE "approval_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"request_id" text NOT NULL,
	"member_id" text NOT NULL,
	"revision" integer NOT NULL,
	"step" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "approval_mail_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "approval_settings" ADD COLUMN "mail_approval" text DEFAULT 'login' NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_settings" ADD COLUMN "mail_limit" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "approval_mail_end" ON "approval_mail" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "approval_mail_request" ON "approval_mail" USING btree ("request_id");