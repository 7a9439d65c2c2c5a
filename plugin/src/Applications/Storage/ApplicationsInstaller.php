<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Admin\HealthMonitor;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Kernel\PostTypes;

/** Installs and uninstalls the data of this module. */
final class ApplicationsInstaller
{
    public function __construct(private readonly ApplicationsFactory $parts)
    {
    }

    public function install(): void
    {
        (new SubmissionAttemptsTable($this->parts->kernel->sql))->install();
        $this->parts->rates()->install();
        (new MaintenanceTasks($this->parts))->schedule();
        // A missing option costs a query on every page that reads it.
        add_option($this->parts->settings->optionName(), []);
        (new HealthMonitor($this->parts))->install();
        (new SigningKey())->get();
        (new UnreadCounter($this->parts->kernel->sql))->recount();
    }

    public function deactivate(): void
    {
        wp_clear_scheduled_hook(Applications::MAINTENANCE_EVENT);
    }

    /** Deletes all applications, their files, and all related data. */
    public function erase(): void
    {
        $this->deactivate();
        (new ApplicationPostType())->register();
        $sql = $this->parts->kernel->sql;
        $last = 0;
        do {
            // Includes applications with a status that is not registered any more.
            $found = array_map('intval', $sql->fetchColumn(
                'SELECT ID FROM %i WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT 100',
                $sql->coreTable('posts'),
                PostTypes::APPLICATION,
                $last
            ));
            foreach ($found as $id) {
                $this->eraseApplication($id);
                $last = $id;
            }
        } while ($found !== []);
        (new SubmissionAttemptsTable($this->parts->kernel->sql))->erase();
        $this->parts->rates()->dropTable();
        (new HealthMonitor($this->parts))->erase();
        (new SigningKey())->erase();
        delete_option(UnreadCounter::OPTION);
        delete_option($this->parts->settings->optionName());
    }

    private function eraseApplication(int $application): void
    {
        $this->parts->privateFiles->attachments()->deleteByApplication($application);
        PersonalDataStores::create($this->parts)->delete($application);
        if (!is_object(wp_delete_post($application, true))) {
            // If another plugin prevents the deletion, the posts are deleted by SQL: the owner chose to delete all data.
            $sql = $this->parts->kernel->sql;
            $sql->execute('DELETE FROM %i WHERE post_id = %d', $sql->coreTable('postmeta'), $application);
            $sql->execute('DELETE FROM %i WHERE ID = %d', $sql->coreTable('posts'), $application);
            clean_post_cache($application);
        }
    }
}
