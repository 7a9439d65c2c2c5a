<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\SearchIndex\Storage\IndexBuilder;

/**
 * Adds the screen Tools > Job search index, which shows the progress, and rebuilds or repairs the index. Without
 * JavaScript, this runs in the background.
 */
final class IndexScreen
{
    private const NONCE = 'courant_job_index';

    public function __construct(
        private readonly IndexBuilder $builder,
        private readonly TemplateRenderer $template,
        private readonly Assets $assets,
    ) {
    }

    public function register(): void
    {
        $hook = add_management_page(
            __('Job search index', 'courant-desk'),
            __('Job search index', 'courant-desk'),
            Capabilities::OPENINGS,
            IndexSiteHealthCheck::SCREEN_SLUG,
            $this->render(...)
        );
        if (is_string($hook)) {
            add_action('load-' . $hook, [$this, 'handleAction']);
        }
    }

    /** Handles the form submission, before any output. */
    public function handleAction(): void
    {
        $this->assets->enqueueAdminScript('search-index');
        $request = Request::fromGlobals();
        if ($request->method() !== 'POST') {
            return;
        }
        check_admin_referer(self::NONCE);
        if ($request->text('do') === 'rebuild') {
            $this->builder->invalidateAndRebuild();
        } else {
            $this->builder->repairAll();
        }
        wp_safe_redirect(admin_url('tools.php?page=' . IndexSiteHealthCheck::SCREEN_SLUG));
        exit;
    }

    private function render(): void
    {
        $progress = $this->builder->getProgress();
        (new Html($this->template->render('search-index/index-screen', new IndexScreenView(
            $progress['state'],
            $progress['done'],
            $progress['all'],
            self::NONCE,
            InlineJson::encode($progress),
        ))))->print();
    }
}
