<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\PreloadedRequests;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Openings\Http\SpecificationsController;
use CourantDesk\Openings\Storage\OpeningPostType;

/** Adds the screen Openings > Specifications, which a script renders with the REST API of specifications. */
final class SpecificationsScreen
{
    public const PAGE = 'courant-specifications';
    private const PARENT = 'edit.php?post_type=' . OpeningPostType::NAME;

    public function __construct(private readonly Assets $assets, private readonly TemplateRenderer $template)
    {
    }

    public function addPage(): void
    {
        $title = __('Specifications', 'courant-desk');
        $hook = add_submenu_page(
            self::PARENT,
            $title,
            $title,
            SpecificationsController::EDIT_TERMS_CAPABILITY,
            self::PAGE,
            [$this, 'print'],
        );
        if (is_string($hook)) {
            add_action('admin_print_scripts-' . $hook, [$this, 'enqueueAssets']);
        }
    }

    public function enqueueAssets(): void
    {
        $this->assets->enqueueAdminScript('specifications', 'drag-and-drop');
        PreloadedRequests::add('/courant/v1/specifications?context=edit');
    }

    public function print(): void
    {
        $this->template->print('openings/specifications-screen', $this);
    }
}
