<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog;

use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\PublicRestRoutes;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\LiveBlog\Admin\EditConflictNotice;
use CourantDesk\LiveBlog\Admin\LiveBlogMetaBox;
use CourantDesk\LiveBlog\Admin\LiveBlogTextGuard;
use CourantDesk\LiveBlog\Admin\LiveUpdatesMetaBox;
use CourantDesk\LiveBlog\Frontend\LiveBlogRenderer;
use CourantDesk\LiveBlog\Frontend\LiveBlogStructuredData;
use CourantDesk\LiveBlog\Http\LiveBlogController;
use CourantDesk\LiveBlog\Storage\LiveBlogMeta;

/** Registers live blogs: articles whose updates appear while they are read. */
final class LiveBlogModule implements Module, RestControllerProvider
{
    public function __construct(private readonly Kernel $kernel)
    {
    }

    public function boot(): void
    {
        $meta = new LiveBlogMeta();
        add_action('init', [$meta, 'registerMeta'], 20);
        add_filter('is_protected_meta', [$meta, 'protectMeta'], 10, 3);
        $renderer = new LiveBlogRenderer($this->kernel);
        add_action('init', [$renderer, 'registerBlock']);
        add_action('wp_enqueue_scripts', [$renderer, 'enqueueStyle']);
        // Runs before WordPress renders blocks.
        add_filter('the_content', [$renderer, 'insertStoredUpdates'], 7);
        // Runs after tables of contents, which identify the text by its hash.
        add_filter('the_content', [$renderer, 'prependStatus'], 101);
        add_filter('courant_article_kind', [$renderer, 'addLabel'], 10, 2);
        add_filter('courant_article_structured_data', [new LiveBlogStructuredData(), 'addUpdates'], 10, 2);
        add_action('enqueue_block_editor_assets', $this->enqueueEditorScript(...));
        (new PublicRestRoutes([LiveBlogController::NAME]))->register();
        if (is_admin()) {
            $this->bootClassicEditor();
        }
    }

    private function bootClassicEditor(): void
    {
        $notice = new EditConflictNotice();
        add_filter('redirect_post_location', [$notice, 'addToRedirect']);
        add_filter('removable_query_args', [$notice, 'addRemovableArgument']);
        add_action('admin_notices', [$notice, 'print']);
        $guard = new LiveBlogTextGuard($notice);
        add_filter('show_post_locked_dialog', [$guard, 'allowSeveralEditors'], 10, 2);
        add_filter('wp_insert_post_data', [$guard, 'keepNewerText'], 10, 2);
        add_action('post_updated', [$guard, 'saveRejectedAsRevision'], 20);
        (new LiveBlogMetaBox($this->kernel))->register();
        (new LiveUpdatesMetaBox($this->kernel, $notice))->register();
    }

    public function restControllers(): array
    {
        return [new LiveBlogController()];
    }

    private function enqueueEditorScript(): void
    {
        $handle = $this->kernel->assets->enqueueAdminScript('live-blog');
        $site = InlineJson::encode(['states' => LiveBlogMetaBox::labels()]);
        wp_add_inline_script($handle, 'window.courantLiveBlog = ' . $site . ';', 'before');
    }
}
