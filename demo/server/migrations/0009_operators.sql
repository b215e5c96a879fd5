-- Whoever was logged in did so without a second factor.
DELETE FROM "operator_session";--> statement-breakpoint
CREATE TABLE "operator_recovery_code" (
	"operator_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "operator_recovery_code_operator_id_code_hash_pk" PRIMARY KEY("operator_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "start_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "role" text DEFAULT 'administrator' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator" ALTER COLUMN "role" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "locked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "totp_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "totp_step" integer;--> statement-breakpoint
ALTER TABLE "operator_session" ADD COLUMN "created_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_session" ADD COLUMN "seen_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_session" ADD COLUMN "proven" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_session" ADD COLUMN "address" text NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_session" ADD COLUMN "device" text NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_recovery_code" ADD CONSTRAINT "operator_recovery_code_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_type","created_at","id");