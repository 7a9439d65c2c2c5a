<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

/**
 * Keeps openings, applications and files when WP Job Openings, which has the same data, is deleted.
 *
 * With `awsm_delete_data_on_uninstall` set to `delete_data`, deleting that plugin erases everything. The option is switched off when
 * Courant Desk takes over, and gets its value back when Courant Desk is deactivated.
 */
final class UninstallProtection
{
    public const OPTION = 'awsm_delete_data_on_uninstall';
    private const DELETES = 'delete_data';

    /** The value that the option had; stored only while it is switched off. */
    public const FORMER = 'courant_former_delete_data';

    /** Also called while Courant Desk waits for the other plugin: one request can deactivate and delete that plugin. */
    public function boot(): void
    {
        add_action('pre_uninstall_plugin', [$this, 'hideOption']);
        add_action('admin_notices', [$this, 'printNotice']);
    }

    public function hideOption(): void
    {
        add_filter('pre_option_' . self::OPTION, '__return_empty_string', PHP_INT_MAX);
    }

    public function switchOff(): void
    {
        if (get_option(self::OPTION) === self::DELETES) {
            update_option(self::FORMER, self::DELETES, true);
            update_option(self::OPTION, '');
        }
    }

    public function restore(): void
    {
        $former = get_option(self::FORMER);
        if (is_string($former)) {
            update_option(self::OPTION, $former);
            delete_option(self::FORMER);
        }
    }

    /** Nothing is left that could be deleted. */
    public function erase(): void
    {
        delete_option(self::FORMER);
    }

    public function printNotice(): void
    {
        if (get_current_screen()?->id !== 'plugins' || !current_user_can('activate_plugins') || get_option(self::FORMER) === false) {
            return;
        }
        wp_admin_notice(
            esc_html__('WP Job Openings was set to delete all job openings, applications and files when it is deleted. Courant Desk switched this off, because it uses the same data. The setting is restored when you deactivate Courant Desk.', 'courant-desk'),
            ['type' => 'info', 'dismissible' => true]
        );
    }
}
