CREATE TABLE "member_invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"target" text NOT NULL,
	"legal_name" text NOT NULL,
	"login_account" text DEFAULT '' NOT NULL,
	"account_kind" text NOT NULL,
	"price_multiplier" integer NOT NULL,
	"need_review" integer NOT NULL,
	"unit_id" text,
	"roles" jsonb NOT NULL,
	"language" text NOT NULL,
	"state" integer DEFAULT 10 NOT NULL,
	"invited_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text,
	"sends" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"member_id" text,
	CONSTRAINT "member_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "site_option" ADD COLUMN "invitation_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "member_invitation_open" ON "member_invitation" USING btree ("customer_id","target") WHERE "member_invitation"."state" = 10;--> statement-breakpoint
CREATE INDEX "member_invitation_company" ON "member_invitation" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "member_invitation_target" ON "member_invitation" USING btree ("target");--> statement-breakpoint
CREATE INDEX "member_invitation_unsent" ON "member_invitation" USING btree ("created_at") WHERE "member_invitation"."state" = 10 and "member_invitation"."token_hash" is null;