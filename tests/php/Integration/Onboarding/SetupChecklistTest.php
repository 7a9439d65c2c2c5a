<?php

declare(strict_types=1);

namespace CourantTests\Integration\Onboarding;

use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\SiteTestCase;
use WP_User;

final class SetupChecklistTest extends SiteTestCase
{
    private const SCREEN = '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-overview';

    public function testTheChecklistTracksStepsAndDisappearsWhenComplete(): void
    {
        $hr = $this->user('hr');
        $before = $this->http('GET', self::SCREEN, as: $hr)->body;
        self::assertMatchesRegularExpression('/Setup: [1-6] of 8 steps completed/', $before);

        update_option('permalink_structure', '/%postname%/');
        update_option('courant_jobs', ['company' => 'The Harbour Courant', 'hr_email' => 'hr@courant.example']);
        update_option('wp_page_for_privacy_policy', $this->post(['type' => 'page'])->ID);
        foreach (['consent', 'store'] as $step) {
            self::assertSame(302, $this->submitStep($step, $hr)->status);
        }
        self::assertStringContainsString(
            'Setup: 7 of 8 steps completed',
            $this->http('GET', self::SCREEN, as: $hr)->body,
        );

        // The email sender of this site is not a valid address, so the test email cannot be sent: the step stays open,
        // and the screen shows it.
        self::assertStringContainsString(
            'courant_setup_result=failed',
            $this->submitStep('mail', $hr)->header('location'),
        );
        $after = $this->http('GET', self::SCREEN . '&courant_setup_result=failed', as: $hr)->body;
        self::assertStringContainsString('The email could not be sent.', $after);
        self::assertStringContainsString('Setup: 7 of 8 steps completed', $after);

        update_option('courant_setup', ['consent', 'store', 'mail']);
        self::assertStringNotContainsString('Setup: ', $this->http('GET', self::SCREEN, as: $hr)->body);
    }

    public function testUnknownStepsAndUnauthorizedUsersChangeNothing(): void
    {
        $this->submitStep('company', $this->user('hr'));
        $this->submitStep('nonsense', $this->user('hr'));
        self::assertSame([], get_option('courant_setup', []));
        self::assertSame(403, $this->submitStep('mail', $this->user('editor'))->status);
        self::assertStringNotContainsString(
            'Setup: ',
            $this->http('GET', self::SCREEN, as: $this->user('editor'))->body,
        );
    }

    private function submitStep(string $step, WP_User $as): HttpResponse
    {
        return $this->http(
            'POST',
            '/wp-admin/admin-post.php',
            ['action' => 'courant_setup', 'step' => $step, '_wpnonce' => $this->nonceOf($as, 'courant_setup')],
            as: $as,
        );
    }
}
