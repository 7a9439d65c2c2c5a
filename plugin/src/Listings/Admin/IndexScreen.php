<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Template;
use CourantDesk\Listings\View\IndexScreenView;
use CourantDesk\Listings\Wp\Index\IndexBuilder;
use CourantDesk\Listings\Wp\Index\IndexHealth;

/** Tools > Index of openings: how far it is, and the buttons that build and repair it. Without script it is built in the background. */
final class IndexScreen
{
    private const NONCE = 'courant_job_index';

    public function __construct(
        private readonly IndexBuilder $builder,
        private readonly Template $template,
        private readonly Assets $assets,
    ) {
    }

    public function register(): void
    {
        $hook = add_management_page(
            __('Index of openings', 'courant-desk'),
            __('Index of openings', 'courant-desk'),
            Capabilities::OPENINGS,
            IndexHealth::SCREEN,
            $this->show(...)
        );
        if (is_string($hook)) {
            add_action('load-' . $hook, [$this, 'act']);
        }
    }

    /** Before anything is printed. */
    public function act(): void
    {
        $this->assets->adminScript('job-index');
        $request = Request::current();
        if ($request->method() !== 'POST') {
            return;
        }
        check_admin_referer(self::NONCE);
        if ($request->text('do') === 'rebuild') {
            $this->builder->distrust();
        } else {
            $this->builder->repairAll();
        }
        wp_safe_redirect(admin_url('tools.php?page=' . IndexHealth::SCREEN));
        exit;
    }

    private function show(): void
    {
        ['state' => $state, 'done' => $done, 'all' => $all] = $this->builder->progress();
        (new Html($this->template->render('listings/index-screen', new IndexScreenView($state, $done, $all, self::NONCE))))->print();
    }
}
