<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Recruiting\Admin\ApplicationCountColumn;
use CourantDesk\Recruiting\Admin\ApplicationEditScreen;
use CourantDesk\Recruiting\Admin\ApplicationListRestriction;
use CourantDesk\Recruiting\Admin\ApplicationsListTable;
use CourantDesk\Recruiting\Admin\ApplicationsScreen;
use CourantDesk\Recruiting\Admin\HiringTeamMetaBox;
use CourantDesk\Recruiting\Admin\PrivacyPolicySuggestion;
use CourantDesk\Recruiting\Admin\RecruitingSettingsScreen;
use CourantDesk\Recruiting\Admin\UnreadBadge;
use CourantDesk\Recruiting\Http\ApplicationActionsController;
use CourantDesk\Recruiting\Http\ApplicationExportController;

/** Registers the hooks of the module in wp-admin. */
final class RecruitingAdminHooks
{
    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    public function register(): void
    {
        $privacyPolicy = new PrivacyPolicySuggestion(
            $this->factory->applications,
            $this->factory->retention,
            $this->factory->stages,
        );
        add_action('admin_init', [$privacyPolicy, 'addSuggestion']);
        $applicationsScreen = new ApplicationsScreen($this->factory);
        add_action('admin_menu', [$applicationsScreen, 'addMenuPage'], 20);
        add_action('admin_head', [$applicationsScreen, 'replacePlainListInMenu']);
        add_filter('parent_file', [$applicationsScreen, 'highlightMenuItem']);
        $settingsScreen = new RecruitingSettingsScreen($this->factory);
        add_action('admin_menu', [$settingsScreen, 'addMenuPage'], 45);
        $export = new ApplicationExportController($this->factory);
        add_action('admin_post_' . ApplicationExportController::ACTION, [$export, 'handleDownload']);
        $hiringTeam = new HiringTeamMetaBox($this->factory->team, $this->factory->kernel->template);
        add_action('add_meta_boxes_' . PostTypes::OPENING, [$hiringTeam, 'addMetaBox']);
        add_action('save_post_' . PostTypes::OPENING, [$hiringTeam, 'save']);
        add_action('admin_menu', [new UnreadBadge($this->factory->applications), 'addToMenu'], 100);
        $actions = new ApplicationActionsController($this->factory);
        foreach (ApplicationActionsController::ACTIONS as $action) {
            add_action('admin_post_' . $action, [$actions, 'handle']);
        }
        add_filter(
            'courant_desk_opening_columns',
            [new ApplicationCountColumn($this->factory->kernel->sql, $this->factory->stages), 'addColumn'],
        );
        add_action('load-edit.php', [$this, 'registerListHooks']);
        add_action('load-post.php', [$this, 'registerEditScreenHooks']);
    }

    /** Registers the hooks of the list table, which other screens do not need. */
    public function registerListHooks(): void
    {
        if (!self::isApplicationScreen()) {
            return;
        }
        $table = new ApplicationsListTable($this->factory);
        add_filter('manage_' . PostTypes::APPLICATION . '_posts_columns', [$table, 'addColumns']);
        add_action('manage_' . PostTypes::APPLICATION . '_posts_custom_column', [$table, 'printCell'], 10, 2);
        add_filter('list_table_primary_column', static fn (): string => 'courant_applicant');
        add_filter('post_row_actions', [$table, 'filterRowActions'], 10, 2);
        add_filter('bulk_actions-edit-' . PostTypes::APPLICATION, [$table, 'filterBulkActions']);
        add_filter('post_class', [$table, 'addUnreadClass'], 10, 3);
        add_action('restrict_manage_posts', [$table, 'printFilters']);
        add_action('admin_notices', [$table, 'printScreenLink']);
        add_action('pre_get_posts', [$table, 'applyFilters']);
        add_filter('posts_search', [$table, 'extendSearch'], 10, 2);
        $restriction = new ApplicationListRestriction($this->factory->kernel->sql);
        if (ApplicationListRestriction::restrictedUserId() > 0) {
            add_action('pre_get_posts', [$restriction, 'restrictQuery'], 1000);
            add_filter('wp_count_posts', [$restriction, 'restrictStatusCounts'], 10, 2);
        }
        add_filter('the_posts', [$table, 'primeCaches'], 10, 2);
        add_filter('disable_months_dropdown', '__return_true');
        add_action('admin_head', [$table, 'printStyle']);
        add_filter('post_date_column_status', '__return_empty_string');
        $table->renameNewStatus();
    }

    /** Registers the hooks of the screen of one application. */
    public function registerEditScreenHooks(): void
    {
        if (!self::isApplicationScreen()) {
            return;
        }
        $screen = new ApplicationEditScreen($this->factory);
        add_action('add_meta_boxes_' . PostTypes::APPLICATION, [$screen, 'removeMetaBoxes'], 100);
        add_action('edit_form_after_title', [$screen, 'printApplication']);
        add_action('admin_footer', [$screen, 'printActionForms']);
        add_filter('screen_options_show_screen', '__return_false');
    }

    private static function isApplicationScreen(): bool
    {
        $screen = get_current_screen();

        return $screen !== null && $screen->post_type === PostTypes::APPLICATION;
    }
}
