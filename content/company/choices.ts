const small = '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution';
const managed = '/services/support-and-management/managed-it/data-backup-recovery';

/** Which of three backups is whose, in Markdown. Each of their pages says it. */
export const whichBackup = `- Files of **one server or up to ten computers**: [Backup for Small Offices](${small}).
- **Two or more servers** that your own staff look after: [Cloud Backup](/solutions/cloud-backup), set up as a project.
- **A whole server** that must come back, and that we look after: [Managed Backup](${managed}).`;
