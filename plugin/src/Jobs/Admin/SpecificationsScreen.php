<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Jobs\Wp\SpecificationsRoute;
use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\Template;

/** Openings > Specifications, drawn by script from the routes of specifications. */
final class SpecificationsScreen
{
    public const PAGE = 'courant-specifications';
    private const PARENT = 'edit.php?post_type=' . OpeningType::NAME;

    public function __construct(private readonly Assets $assets, private readonly Template $template)
    {
    }

    public function boot(): void
    {
        add_action('admin_menu', [$this, 'addPage'], 12);
    }

    public function addPage(): void
    {
        $title = __('Specifications', 'courant-desk');
        $hook = add_submenu_page(self::PARENT, $title, $title, SpecificationsRoute::TERMS, self::PAGE, [$this, 'show']);
        if (is_string($hook)) {
            add_action('admin_print_scripts-' . $hook, fn () => $this->assets->adminScript('specifications'));
        }
    }

    public function show(): void
    {
        $this->template->show('jobs/specifications', $this);
    }
}
