<?php

declare(strict_types=1);

namespace CourantDesk\Openings;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Openings\Admin\DeletionConfirmation;
use CourantDesk\Openings\Admin\OpeningBulkActions;
use CourantDesk\Openings\Admin\OpeningColumns;
use CourantDesk\Openings\Admin\OpeningCopyAction;
use CourantDesk\Openings\Admin\OpeningEditorAssets;
use CourantDesk\Openings\Admin\OpeningListFilters;
use CourantDesk\Openings\Admin\OpeningMetaBoxSaver;
use CourantDesk\Openings\Admin\OpeningNotices;
use CourantDesk\Openings\Admin\OpeningStatusActions;
use CourantDesk\Openings\Admin\PostPickerPolicy;
use CourantDesk\Openings\Admin\RevisionDiff;
use CourantDesk\Openings\Admin\SpecificationsScreen;
use CourantDesk\Openings\Admin\TermOrderField;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Storage\FieldTermsUpdater;
use CourantDesk\Openings\Storage\OpeningPostType;
use CourantDesk\Openings\Storage\OpeningStatusUpdater;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;

/** Registers the hooks of the module in wp-admin. */
final class OpeningsAdminHooks
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningsFactory $factory,
        private readonly OpeningsSettings $settings,
        private readonly TaxonomySpecificationRepository $specifications,
        private readonly OpeningRepository $openings,
        private readonly OpeningNotices $notices,
        private readonly FieldTermsUpdater $fieldTerms,
    ) {
    }

    public function register(): void
    {
        add_filter('redirect_post_location', [$this->notices, 'addToRedirect']);
        add_action('admin_notices', [$this->notices, 'print']);
        add_filter('removable_query_args', [$this->notices, 'addRemovableParameter']);

        $metaBoxes = $this->factory->createMetaBoxes();
        add_action('add_meta_boxes_' . OpeningPostType::NAME, [$metaBoxes, 'addMetaBoxes']);
        add_filter('wp_get_revision_ui_diff', [new RevisionDiff(), 'addFields'], 10, 3);

        $confirmation = new DeletionConfirmation($this->kernel->template, $this->kernel->sql);
        add_action('load-post.php', [$confirmation, 'confirmSingle']);
        add_action('load-edit.php', [$confirmation, 'confirmBulk']);

        $saver = new OpeningMetaBoxSaver($this->kernel->clock, $this->specifications, $this->notices);
        add_filter('wp_insert_post_data', [$saver, 'applyStatusDecision'], 10, 2);
        add_action('save_post_' . OpeningPostType::NAME, [$saver, 'save'], 10, 2);
        add_action('wp_ajax_find_posts', [new PostPickerPolicy(), 'restrictSearch'], 0);
        $this->addListTableHooks();

        add_action(
            'enqueue_block_editor_assets',
            [new OpeningEditorAssets($this->kernel->assets, $this->settings), 'enqueue'],
        );
        add_action('admin_init', [new TermOrderField($this->specifications), 'registerForms']);
        add_action(
            'admin_menu',
            [new SpecificationsScreen($this->kernel->assets, $this->kernel->template), 'addPage'],
            12,
        );
    }

    private function addListTableHooks(): void
    {
        $columns = new OpeningColumns($this->openings);
        add_filter('manage_' . OpeningPostType::NAME . '_posts_columns', [$columns, 'addColumns']);
        add_action('manage_' . OpeningPostType::NAME . '_posts_custom_column', [$columns, 'printCell'], 10, 2);
        add_filter('display_post_states', [$columns, 'addPostState'], 10, 2);
        add_filter('default_hidden_columns', [$columns, 'hideColumnsByDefault'], 10, 2);

        $status = new OpeningStatusActions(
            $this->kernel->clock,
            new OpeningStatusUpdater($this->kernel->sql, $this->kernel->clock),
            $this->notices,
        );
        add_filter('post_row_actions', [$status, 'addRowActions'], 10, 2);
        add_action('admin_post_' . OpeningStatusActions::ACTION, [$status, 'handleStatusChange']);

        $bulk = new OpeningBulkActions($status);
        add_filter('bulk_actions-edit-' . OpeningPostType::NAME, [$bulk, 'addActions']);
        add_filter('handle_bulk_actions-edit-' . OpeningPostType::NAME, [$bulk, 'handle'], 10, 3);
        add_action('admin_notices', [$bulk, 'printNotice']);
        add_filter('removable_query_args', [$bulk, 'addRemovableParameters']);

        $filters = new OpeningListFilters($this->kernel->sql, $this->specifications);
        add_action('restrict_manage_posts', [$filters, 'printFilters']);
        add_filter('manage_edit-' . OpeningPostType::NAME . '_sortable_columns', [$filters, 'addSortableColumns']);
        add_filter('posts_clauses', [$filters, 'sort'], 10, 2);

        $copy = $this->factory->createCopyAction($this->notices, $this->fieldTerms);
        add_filter('post_row_actions', [$copy, 'addRowAction'], 11, 2);
        add_action('admin_post_' . OpeningCopyAction::ACTION, [$copy, 'handleCopy']);

        $quickEdit = $this->factory->createQuickEdit($this->notices);
        add_action('quick_edit_custom_box', [$quickEdit, 'printQuickEditFields'], 10, 2);
        add_action('bulk_edit_custom_box', [$quickEdit, 'printBulkEditFields'], 10, 2);
        add_action('add_inline_data', [$quickEdit, 'printInlineData'], 10, 1);
        add_action('save_post_' . OpeningPostType::NAME, [$quickEdit, 'save'], 10, 1);
        add_action('admin_enqueue_scripts', [$quickEdit, 'enqueueScript']);

        // The Customizer controls of the theme use the library, too.
        $registerLibrary = fn () => $this->kernel->assets->registerAdminLibrary('drag-and-drop');
        add_action('customize_controls_enqueue_scripts', $registerLibrary, 5);
    }
}
