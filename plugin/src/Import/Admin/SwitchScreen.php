<?php

declare(strict_types=1);

namespace CourantDesk\Import\Admin;

use CourantDesk\Import\Domain\SwitchState;
use CourantDesk\Import\SwitchFactory;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Kernel;

/** Adds the screen Tools > Switch to Courant, and the notice that links to it after activation. */
final class SwitchScreen
{
    public const PAGE_SLUG = 'courant-switch';

    public function __construct(private readonly Kernel $kernel, private readonly SwitchFactory $factory)
    {
    }

    public function addPage(): void
    {
        $title = __('Switch to Courant', 'courant-desk');
        add_management_page($title, $title, Capabilities::SITE, self::PAGE_SLUG, [$this, 'print']);
    }

    public function enqueueScript(string $screen): void
    {
        if ($screen === 'tools_page_' . self::PAGE_SLUG) {
            $this->kernel->assets->enqueueAdminScript('switch');
        }
    }

    public function print(): void
    {
        $report = $this->factory->createReport()->create();
        $this->kernel->template->print('import/switch', new SwitchScreenView($report, InlineJson::encode($report)));
    }

    /** Prints a link to the assistant on the screen that is shown after activation. */
    public function printNotice(): void
    {
        if (
            get_current_screen()?->id !== 'plugins'
            || !current_user_can(Capabilities::SITE)
            || $this->factory->createRunner()->progress()->state === SwitchState::Confirmed
        ) {
            return;
        }
        $names = $this->factory->createFinder()->names();
        if ($names === []) {
            return;
        }
        wp_admin_notice(sprintf(
            '%s <a href="%s">%s</a>',
            /* translators: %s: names of plugins and themes */
            esc_html(sprintf(__('Data from other products was found: %s.', 'courant-desk'), implode(', ', $names))),
            esc_url(admin_url('tools.php?page=' . self::PAGE_SLUG)),
            esc_html__('Review the switch', 'courant-desk'),
        ), ['type' => 'info', 'dismissible' => true]);
    }
}
