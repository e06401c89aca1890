ALTER TABLE `enquiries` ADD `delivered_on` integer;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `delivered_to` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `enquiries` SET `delivered_on` = 0 WHERE `state` = 'delivered';--> statement-breakpoint
UPDATE `enquiries` SET `reference` = `reference` || '-' || upper(hex(randomblob(4))) WHERE rowid NOT IN (SELECT min(rowid) FROM `enquiries` GROUP BY `reference`);--> statement-breakpoint
DROP INDEX `enquiries_reference`;--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_reference` ON `enquiries` (`reference`);--> statement-breakpoint
CREATE INDEX `enquiries_received` ON `enquiries` (`state`,`received_at`);--> statement-breakpoint
CREATE INDEX `enquiries_delivered` ON `enquiries` (`delivered_on`);--> statement-breakpoint
CREATE TABLE `days` (
	`day` integer PRIMARY KEY NOT NULL
);
