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
    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    public function install(): void
    {
        (new SubmissionAttemptsTable($this->factory->kernel->sql))->install();
        $this->factory->rates()->install();
        (new MaintenanceTasks($this->factory))->schedule();
        $this->factory->settings->install();
        (new HealthMonitor($this->factory))->install();
        (new SigningKey())->get();
        (new UnreadCounter($this->factory->kernel->sql))->recount();
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
        $sql = $this->factory->kernel->sql;
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
        (new SubmissionAttemptsTable($this->factory->kernel->sql))->erase();
        $this->factory->rates()->dropTable();
        (new HealthMonitor($this->factory))->erase();
        (new SigningKey())->erase();
        delete_option(UnreadCounter::OPTION);
        delete_option($this->factory->settings->optionName());
    }

    private function eraseApplication(int $application): void
    {
        $this->factory->privateFiles->attachments()->deleteByApplication($application);
        PersonalDataStores::create($this->factory)->delete($application);
        if (!is_object(wp_delete_post($application, true))) {
            // If another plugin prevents the deletion, the posts are deleted by SQL: the owner chose to delete all
            // data.
            $sql = $this->factory->kernel->sql;
            $sql->execute('DELETE FROM %i WHERE post_id = %d', $sql->coreTable('postmeta'), $application);
            $sql->execute('DELETE FROM %i WHERE ID = %d', $sql->coreTable('posts'), $application);
            clean_post_cache($application);
        }
    }
}
