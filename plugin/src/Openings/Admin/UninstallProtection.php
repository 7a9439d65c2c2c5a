<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

/**
 * Protects openings, applications and files when WP Job Openings, which uses the same data, is deleted.
 *
 * If `awsm_delete_data_on_uninstall` is `delete_data`, deleting that plugin deletes all of this data. The option is
 * disabled while Courant Desk is active, and its value is restored when Courant Desk is deactivated.
 */
final class UninstallProtection
{
    public const OPTION = 'awsm_delete_data_on_uninstall';
    private const DELETE_DATA = 'delete_data';

    /** The previous value of the option; stored only while it is disabled. */
    public const PREVIOUS_VALUE_OPTION = 'courant_former_delete_data';

    public function hideOption(): void
    {
        add_filter('pre_option_' . self::OPTION, '__return_empty_string', PHP_INT_MAX);
    }

    public function disableDataDeletion(): void
    {
        if (get_option(self::OPTION) === self::DELETE_DATA) {
            update_option(self::PREVIOUS_VALUE_OPTION, self::DELETE_DATA, true);
            update_option(self::OPTION, '');
        }
    }

    public function restore(): void
    {
        $value = get_option(self::PREVIOUS_VALUE_OPTION);
        if (is_string($value)) {
            update_option(self::OPTION, $value);
            delete_option(self::PREVIOUS_VALUE_OPTION);
        }
    }

    /** Deletes the stored value after all data was deleted. */
    public function deleteStoredValue(): void
    {
        delete_option(self::PREVIOUS_VALUE_OPTION);
    }

    public function printNotice(): void
    {
        if (
            get_current_screen()?->id !== 'plugins'
            || !current_user_can('activate_plugins')
            || get_option(self::PREVIOUS_VALUE_OPTION) === false
        ) {
            return;
        }
        wp_admin_notice(
            esc_html__('WP Job Openings was set to delete all job openings, applications and files when it is deleted. Courant Desk switched this off, because it uses the same data. The setting is restored when you deactivate Courant Desk.', 'courant-desk'),
            ['type' => 'info', 'dismissible' => true]
        );
    }
}
