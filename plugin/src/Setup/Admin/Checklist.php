<?php

declare(strict_types=1);

namespace CourantDesk\Setup\Admin;

use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Mailer;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Template;
use CourantDesk\Setup\Domain\Step;
use CourantDesk\Setup\Domain\Steps;

/** The list above the overview, until everything is done, and what its buttons do. */
final class Checklist
{
    public const ACTION = 'courant_setup';
    private const CAPABILITY = Capabilities::OPENINGS;
    private const SAID = 'courant_setup_said';

    public function __construct(
        private readonly Steps $steps,
        private readonly Organisation $company,
        private readonly Template $template,
        private readonly Mailer $mailer,
    ) {
    }

    public function boot(): void
    {
        add_action('courant_desk_overview_top', [$this, 'show']);
        add_action('admin_post_' . self::ACTION, [$this, 'act']);
        add_filter('removable_query_args', static fn (array $names): array => [...$names, self::SAID]);
    }

    public function show(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            return;
        }
        $said = Request::current()->text(self::SAID);
        if ($said === 'failed') {
            wp_admin_notice(esc_html__('The mail could not be sent. Ask whoever runs the server, or set up a plugin for SMTP.', 'courant-desk'), ['type' => 'error']);
        } elseif ($said === 'sent') {
            wp_admin_notice(esc_html__('The mail is on its way to your own address. Look whether it arrives.', 'courant-desk'), ['type' => 'success']);
        }
        $steps = $this->steps->all();
        $done = count(array_filter($steps, static fn (Step $step): bool => $step->done));
        if ($done < count($steps)) {
            $this->template->show('setup/checklist', new ChecklistView($steps, $done));
        }
    }

    public function act(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('You may not do this.', 'courant-desk'), '', ['response' => 403]);
        }
        check_admin_referer(self::ACTION);
        $id = Request::current()->text('step');
        $said = '';
        foreach ($this->steps->all() as $step) {
            if ($step->id === $id && $step->button !== '') {
                $said = $id === 'mail' ? $this->mail() : '';
                if ($said !== 'failed') {
                    $this->steps->tick($id);
                }
            }
        }
        wp_safe_redirect(add_query_arg(self::SAID, $said === '' ? false : $said, admin_url('edit.php?post_type=awsm_job_openings&page=courant-overview')));
        exit;
    }

    /** @return 'sent'|'failed' */
    private function mail(): string
    {
        /* translators: %s: name of the company */
        $subject = sprintf(__('A test mail of %s', 'courant-desk'), $this->company->name());
        $sent = $this->mailer->send(wp_get_current_user()->user_email, $subject, __('This site can send mails: you are reading one.', 'courant-desk'));

        return $sent ? 'sent' : 'failed';
    }
}
