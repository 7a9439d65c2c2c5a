<?php

declare(strict_types=1);

namespace CourantDesk\Onboarding\Admin;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Mailer;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Onboarding\Domain\SetupStep;
use CourantDesk\Onboarding\Storage\SiteSetupSteps;
use CourantDesk\Openings\Domain\HiringOrganization;

/** Shows the setup checklist above the overview until all steps are complete, and handles its buttons. */
final class ChecklistPanel
{
    public const ACTION = 'courant_setup';
    private const CAPABILITY = Capabilities::OPENINGS;
    public const RESULT_PARAMETER = 'courant_setup_result';

    public function __construct(
        private readonly SiteSetupSteps $steps,
        private readonly HiringOrganization $company,
        private readonly TemplateRenderer $template,
        private readonly Mailer $mailer,
    ) {
    }

    public function print(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            return;
        }
        $result = Request::fromGlobals()->text(self::RESULT_PARAMETER);
        if ($result === 'failed') {
            wp_admin_notice(
                esc_html__('The email could not be sent. Contact your hosting provider, or set up an SMTP plugin.', 'courant-desk'),
                ['type' => 'error'],
            );
        } elseif ($result === 'sent') {
            wp_admin_notice(esc_html__('The test email was sent to your address. Check your inbox.', 'courant-desk'), [
                'type' => 'success',
            ]);
        }
        $steps = $this->steps->findAll();
        $done = count(array_filter($steps, static fn (SetupStep $step): bool => $step->isDone));
        if ($done < count($steps)) {
            $this->template->print('onboarding/checklist', new ChecklistView($steps, $done));
        }
    }

    public function handleRequest(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('You are not allowed to do this.', 'courant-desk'), '', ['response' => 403]);
        }
        check_admin_referer(self::ACTION);
        $id = Request::fromGlobals()->text('step');
        $result = '';
        foreach ($this->steps->findAll() as $step) {
            if ($step->id === $id && $step->button !== '') {
                $result = $id === 'mail' ? $this->sendTestEmail() : '';
                if ($result !== 'failed') {
                    $this->steps->markDone($id);
                }
            }
        }
        wp_safe_redirect(add_query_arg(self::RESULT_PARAMETER, $result === '' ? false : $result, admin_url(
            'edit.php?post_type=awsm_job_openings&page=courant-overview'
        )));
        exit;
    }

    /** @return 'sent'|'failed' */
    private function sendTestEmail(): string
    {
        /* translators: %s: name of the company */
        $subject = sprintf(__('Test email from %s', 'courant-desk'), $this->company->name());
        $sent = $this->mailer->send(
            wp_get_current_user()->user_email,
            $subject,
            __('This test email confirms that the site can send email.', 'courant-desk'),
        );

        return $sent ? 'sent' : 'failed';
    }
}
