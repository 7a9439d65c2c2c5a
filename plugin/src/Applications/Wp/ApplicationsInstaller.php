<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Storage\PersonalDataStores;
use CourantDesk\Applications\Wp\Health\HealthWatch;

/** What the room needs on a site, and how it goes again. */
final class ApplicationsInstaller
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function install(): void
    {
        (new Tables($this->parts->kernel->sql))->install();
        $this->parts->rates()->install();
        (new Housekeeping($this->parts))->plan();
        // An option that is not there costs a query on every page that asks for it.
        add_option($this->parts->settings->option(), []);
        (new HealthWatch($this->parts))->install();
        $this->parts->library()->install();
        (new SigningKey())->get();
        (new UnreadCounter($this->parts->kernel->sql))->recount();
    }

    public function deactivate(): void
    {
        wp_clear_scheduled_hook(Housekeeping::EVENT);
    }

    /** Applications, their files, and everything about them. */
    public function erase(): void
    {
        $this->deactivate();
        (new ApplicationType())->register();
        $sql = $this->parts->kernel->sql;
        $last = 0;
        do {
            // Also those in a status that nobody registers any more.
            $found = array_map('intval', $sql->column(
                'SELECT ID FROM %i WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT 100',
                $sql->core('posts'),
                ApplicationType::NAME,
                $last
            ));
            foreach ($found as $id) {
                $this->eraseApplication($id);
                $last = $id;
            }
        } while ($found !== []);
        (new Tables($this->parts->kernel->sql))->erase();
        $this->parts->rates()->erase();
        (new HealthWatch($this->parts))->erase();
        $this->parts->library()->erase();
        $this->parts->transfers()->erase();
        (new SigningKey())->erase();
        delete_option(UnreadCounter::OPTION);
        delete_option($this->parts->settings->option());
    }

    private function eraseApplication(int $application): void
    {
        $this->parts->adopted()->discard($application);
        PersonalDataStores::create($this->parts)->delete($application);
        if (!is_object(wp_delete_post($application, true))) {
            // Another plugin refuses; the owner chose that nothing stays.
            $sql = $this->parts->kernel->sql;
            $sql->run('DELETE FROM %i WHERE post_id = %d', $sql->core('postmeta'), $application);
            $sql->run('DELETE FROM %i WHERE ID = %d', $sql->core('posts'), $application);
            clean_post_cache($application);
        }
    }
}
